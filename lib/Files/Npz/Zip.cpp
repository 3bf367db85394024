//===- Zip.cpp - Zip archives ---------------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Zip.h"
#include "Inflater.h"

#include <algorithm>

using namespace dp;

static constexpr uint32_t localMagic = 0x04034b50, centralMagic = 0x02014b50,
                          endMagic = 0x06054b50, end64Magic = 0x06064b50,
                          locator64Magic = 0x07064b50;
/// Stands for a value that does not fit 32 bits.
static constexpr uint32_t saturated = 0xffffffff;

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

void ZipReader::fail(const std::string &what) const {
  throw NpzError(name + ": " + what);
}

uint64_t ZipReader::get(uint64_t offset, unsigned count) const {
  char part[8];
  bytes->read(offset, count, part);
  uint64_t value = 0;
  for (unsigned i = 0; i < count; ++i)
    value |= static_cast<uint64_t>(static_cast<unsigned char>(part[i]))
             << (8 * i);
  return value;
}

std::string ZipReader::getText(uint64_t offset, uint64_t count) const {
  std::string text(count, '\0');
  bytes->read(offset, count, text.data());
  return text;
}

/// Finds the end record in the last 64 KiB, before a comment that fills the
/// rest of the file.
uint64_t ZipReader::findEnd() const {
  constexpr uint64_t recordSize = 22;
  if (size < 4 || get(0, 4) != localMagic) {
    // An archive of no arrays has no local header.
    if (size < recordSize || get(0, 4) != endMagic)
      fail("is not a .npz archive");
  }
  if (size < recordSize)
    fail("is truncated");
  uint64_t last = size - recordSize;
  for (uint64_t at = last;; --at) {
    if (get(at, 4) == endMagic && get(at + 20, 2) == size - at - recordSize)
      return at;
    if (at == 0 || last - at >= 0xffff)
      fail("is truncated: its directory, which comes last, is missing");
  }
}

/// Reads the entry of the directory at `at` and moves `at` after it.
ZipEntry ZipReader::entry(uint64_t &at) const {
  if (get(at, 4) != centralMagic)
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

/// Reads the Zip64 extra field, which holds, in this order, the values that do
/// not fit 32 bits.
void ZipReader::readZip64(ZipEntry &e, uint64_t at, uint64_t extraSize) const {
  uint64_t end = at + extraSize;
  while (at + 4 <= end) {
    uint64_t id = get(at, 2), length = get(at + 2, 2);
    at += 4;
    if (id == 1) {
      uint64_t field = at;
      for (uint64_t *value : {&e.size, &e.compressed, &e.offset})
        if (*value == saturated) {
          if (field + 8 > std::min(end, at + length))
            fail("has a damaged Zip64 field");
          *value = get(field, 8);
          field += 8;
        }
    }
    at += length;
  }
}

std::vector<ZipEntry> ZipReader::entries() const {
  uint64_t end = findEnd();
  uint64_t count = get(end + 10, 2), begin = get(end + 16, 4);
  uint64_t directory = get(end + 12, 4), at = begin;
  if ((count == 0xffff || begin == saturated) && end >= 20 &&
      get(end - 20, 4) == locator64Magic) {
    uint64_t end64 = get(end - 12, 8);
    if (get(end64, 4) != end64Magic)
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

uint64_t ZipReader::payload(const ZipEntry &e) const {
  std::string what = "entry '" + e.name + "' ";
  if (get(e.offset, 4) != localMagic)
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
  // Deflate shrinks at most 1032-fold. A larger size is damage, and must not
  // be allocated.
  if (e.method == 8 && e.size / 1032 > e.compressed)
    fail(what + "is damaged: its size is impossible");
  return begin;
}

std::vector<char> ZipReader::content(const ZipEntry &e) const {
  std::string what = "entry '" + e.name + "'";
  uint64_t begin = payload(e);
  std::vector<char> data(e.size);
  if (e.method != 0) {
    Inflater inflater(bytes, begin, e.compressed, name + ": " + what);
    inflater.read(static_cast<int64_t>(e.size), data.data());
    inflater.finish(e.crc);
    return data;
  }
  bytes->read(begin, e.size, data.data());
  if (crcOf(data.data(), data.size()) != e.crc)
    fail(what + " is damaged: its CRC does not match");
  return data;
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

static void put(std::vector<char> &out, uint64_t value, unsigned count) {
  for (unsigned i = 0; i < count; ++i)
    out.push_back(static_cast<char>(value >> (8 * i)));
}

/// Writes the fields that the local header and the directory share. The date is
/// 1 January 1980, the first day of zip, so that equal arrays give equal files.
static void putCommon(std::vector<char> &out, uint64_t crc, uint64_t size,
                      size_t nameSize, size_t extraSize) {
  put(out, 45, 2);    // version needed: Zip64
  put(out, 0x800, 2); // names are UTF-8
  put(out, 0, 2);     // stored
  put(out, 0, 2);
  put(out, 1 << 5 | 1, 2);
  put(out, crc, 4);
  put(out, std::min<uint64_t>(size, saturated), 4);
  put(out, std::min<uint64_t>(size, saturated), 4);
  put(out, nameSize, 2);
  put(out, extraSize, 2);
}

/// Returns the extra field for values that do not fit 32 bits; empty if all do.
static std::vector<char> formatZip64(uint64_t size, uint64_t offset,
                                     bool withOffset) {
  std::vector<char> field;
  if (size >= saturated) {
    put(field, size, 8);
    put(field, size, 8);
  }
  if (withOffset && offset >= saturated)
    put(field, offset, 8);
  if (field.empty())
    return field;
  std::vector<char> header;
  put(header, 1, 2);
  put(header, field.size(), 2);
  header.insert(header.end(), field.begin(), field.end());
  return header;
}

void ZipWriter::write(const std::vector<char> &bytes) {
  file.write(bytes.data(), bytes.size());
  written += bytes.size();
}

static void append(std::vector<char> &to, std::string_view from) {
  to.insert(to.end(), from.begin(), from.end());
}

static void append(std::vector<char> &to, const std::vector<char> &from) {
  to.insert(to.end(), from.begin(), from.end());
}

void ZipWriter::add(const std::string &name, const std::vector<char> &head,
                    const char *data, uint64_t bytes) {
  uint64_t crc = crcOf(data, bytes, crcOf(head.data(), head.size()));
  uint64_t size = head.size() + bytes, offset = written;
  std::vector<char> local, extra = formatZip64(size, offset, false);
  put(local, localMagic, 4);
  putCommon(local, crc, size, name.size(), extra.size());
  append(local, name);
  append(local, extra);
  write(local);
  write(head);
  file.write(data, bytes);
  written += bytes;
  extra = formatZip64(size, offset, true);
  put(directory, centralMagic, 4);
  put(directory, 45 | 3 << 8, 2); // made by: Unix
  putCommon(directory, crc, size, name.size(), extra.size());
  put(directory, 0, 2); // comment
  put(directory, 0, 2); // disk
  put(directory, 0, 2);
  put(directory, 0600u << 16 | 0x80000000u, 4); // a regular file, rw-------
  put(directory, std::min<uint64_t>(offset, saturated), 4);
  append(directory, name);
  append(directory, extra);
  ++count;
}

void ZipWriter::finish() {
  uint64_t begin = written;
  write(directory);
  uint64_t end64 = written;
  std::vector<char> out;
  if (begin >= saturated || count >= 0xffff) {
    put(out, end64Magic, 4);
    put(out, 44, 8);
    put(out, 45, 2);
    put(out, 45, 2);
    put(out, 0, 8); // disks
    put(out, count, 8);
    put(out, count, 8);
    put(out, directory.size(), 8);
    put(out, begin, 8);
    put(out, locator64Magic, 4);
    put(out, 0, 4);
    put(out, end64, 8);
    put(out, 1, 4);
  }
  put(out, endMagic, 4);
  put(out, 0, 4); // disks
  put(out, std::min<uint64_t>(count, 0xffff), 2);
  put(out, std::min<uint64_t>(count, 0xffff), 2);
  put(out, std::min<uint64_t>(directory.size(), saturated), 4);
  put(out, std::min<uint64_t>(begin, saturated), 4);
  put(out, 0, 2);
  write(out);
}
