//===- Npz.cpp - Zip archives of arrays -----------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "NpyHeader.h"
#include "Zip.h"

using namespace dp;
using namespace dp::zip;

namespace {

void put(std::vector<char> &out, uint64_t value, unsigned count) {
  for (unsigned i = 0; i < count; ++i)
    out.push_back(static_cast<char>(value >> (8 * i)));
}

/// The fields that the local header and the directory share. 1 January 1980,
/// the first day zip knows, so that equal arrays give equal files.
void putCommon(std::vector<char> &out, uint64_t crc, uint64_t size,
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

} // namespace

std::string dp::arrayName(const ZipEntry &e) {
  bool suffixed =
      e.name.size() >= 4 && e.name.compare(e.name.size() - 4, 4, ".npy") == 0;
  return e.name.substr(0, e.name.size() - (suffixed ? 4 : 0));
}

NpzFile dp::parseNpz(const char *bytes, size_t size, const std::string &name) {
  MemoryBytes memory(bytes, size, name);
  ZipReader reader(memory, name);
  NpzFile arrays;
  for (const ZipEntry &e : reader.entries()) {
    std::string key = arrayName(e);
    std::vector<char> content = reader.content(e);
    NpyArray array = parseMember(content.data(), content.size(),
                                 name + ": array '" + key + "'");
    if (!arrays.emplace(key, std::move(array)).second)
      throw NpzError(name + ": array '" + key + "' is there twice");
  }
  return arrays;
}

/// Sizes and offset of 64 bits where 32 do not do.
static std::vector<char> zip64Field(uint64_t size, uint64_t offset,
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

/// The CRC of both, one behind the other.
static uint64_t crcOf(const std::vector<char> &head,
                      const std::vector<char> &data) {
  uLong crc = 0;
  for (const std::vector<char> *part : {&head, &data})
    if (!part->empty())
      crc = crc32_z(crc, reinterpret_cast<const Bytef *>(part->data()),
                    part->size());
  return crc;
}

// The data goes from the arrays to the file: a state that fills most of the
// memory can still be written.
void dp::writeNpz(const std::string &path, const NpzFile &arrays) {
  OutputFile file(path);
  std::vector<char> directory;
  uint64_t written = 0;
  auto append = [](std::vector<char> &to, const auto &from) {
    to.insert(to.end(), from.begin(), from.end());
  };
  auto write = [&](const std::vector<char> &bytes) {
    file.write(bytes.data(), bytes.size());
    written += bytes.size();
  };
  for (const auto &[name, array] : arrays) {
    std::vector<char> head = formatNpyHeader(array), local;
    std::string entryName = name + ".npy";
    if (entryName.size() > 0xffff)
      throw NpzError(path + ": an array's name is too long");
    uint64_t crc = crcOf(head, array.data), offset = written;
    uint64_t size = head.size() + array.data.size();
    std::vector<char> extra = zip64Field(size, offset, false);
    put(local, localMagic, 4);
    putCommon(local, crc, size, entryName.size(), extra.size());
    append(local, entryName);
    append(local, extra);
    write(local);
    write(head);
    write(array.data);
    extra = zip64Field(size, offset, true);
    put(directory, centralMagic, 4);
    put(directory, 45 | 3 << 8, 2); // made by: Unix
    putCommon(directory, crc, size, entryName.size(), extra.size());
    put(directory, 0, 2); // comment
    put(directory, 0, 2); // disk
    put(directory, 0, 2);
    put(directory, 0600u << 16 | 0x80000000u, 4); // a regular file, rw-------
    put(directory, std::min<uint64_t>(offset, saturated), 4);
    append(directory, entryName);
    append(directory, extra);
  }
  uint64_t begin = written, count = arrays.size();
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
  file.commit();
}
