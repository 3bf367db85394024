//===- NpzArray.cpp - Arrays read by parts --------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Files/NpzArray.h"
#include "Inflater.h"
#include "Member.h"
#include "NpyHeader.h"
#include "Zip.h"

#include <cstring>

using namespace dp;

/// Returns a power of two: at least some pages, and large enough for at most a
/// million CRCs.
static int64_t chunkSizeFor(uint64_t bytes) {
  int64_t size = 1 << 14;
  while (bytes / static_cast<uint64_t>(size) > 1 << 20)
    size *= 2;
  return size;
}

struct NpzArray::Source {
  std::shared_ptr<const FileBytes> file;
  std::string name;
  uint64_t memberBegin = 0, memberSize = 0; ///< in the file: header and data
  uint64_t crc = 0;
  bool hasCRC = false;
  uint64_t dataBegin = 0; ///< in the member
  int64_t size = 0;       ///< of the data

  std::unique_ptr<Inflater> inflater; ///< null where the member is stored
  int64_t position = 0;               ///< of the inflater, in the data

  int64_t chunkSize = 0;
  std::vector<uint32_t> verified; ///< CRC of each chunk of the member
  std::vector<char> chunk;        ///< the one that was read last
  int64_t chunkIndex = -1;

  uint64_t sizeOfChunk(int64_t i) const {
    uint64_t begin = static_cast<uint64_t>(i * chunkSize);
    return std::min<uint64_t>(chunkSize, memberSize - begin);
  }

  void readVerified(uint64_t offset, uint64_t bytes, char *to) {
    while (bytes > 0) {
      int64_t index = static_cast<int64_t>(offset) / chunkSize;
      uint64_t inside = offset % static_cast<uint64_t>(chunkSize);
      if (index != chunkIndex) {
        chunkIndex = -1;
        uint64_t begin = offset - inside;
        chunk.resize(sizeOfChunk(index));
        file->read(memberBegin + begin, chunk.size(), chunk.data());
        if (crcOf(chunk.data(), chunk.size()) != verified[index])
          throw NpzError(name + " changed while this job read it: the " +
                         std::to_string(chunk.size()) + " bytes from byte " +
                         std::to_string(memberBegin + begin) +
                         " of the file on are not those that were checked");
        chunkIndex = index;
      }
      uint64_t part = std::min<uint64_t>(bytes, chunk.size() - inside);
      std::memcpy(to, chunk.data() + inside, part);
      offset += part;
      to += part;
      bytes -= part;
    }
  }
};

bool NpzArray::isSeekable() const { return !source->inflater; }

void NpzArray::read(int64_t offset, int64_t bytes, char *to) {
  Source &s = *source;
  if (offset < 0 || bytes < 0 || offset > s.size - bytes)
    throw NpzError(s.name + ": no part of the data");
  if (s.inflater) {
    if (offset < s.position)
      throw NpzError(s.name + ": a deflated array is read from front to back");
    s.inflater->read(offset - s.position, nullptr);
    s.inflater->read(bytes, to);
    s.position = offset + bytes;
    return;
  }
  uint64_t begin = s.dataBegin + static_cast<uint64_t>(offset);
  if (!s.verified.empty())
    return s.readVerified(begin, static_cast<uint64_t>(bytes), to);
  s.file->read(s.memberBegin + begin, static_cast<uint64_t>(bytes), to);
  if (!s.hasCRC)
    s.file->requireUnchanged();
}

void NpzArray::finish() {
  Source &s = *source;
  if (!s.inflater)
    return;
  s.inflater->read(s.size - s.position, nullptr);
  s.position = s.size;
  s.inflater->finish(s.crc);
}

NpzArray::Contents NpzArray::contents() const {
  const Source &s = *source;
  Contents c;
  c.inode = s.file->inode();
  c.modified = s.file->modified();
  c.begin = s.memberBegin;
  c.bytes = s.memberSize;
  c.crc = s.crc;
  if (s.hasCRC && !s.inflater)
    c.chunks = static_cast<int64_t>(
        (s.memberSize + static_cast<uint64_t>(s.chunkSize) - 1) /
        static_cast<uint64_t>(s.chunkSize));
  return c;
}

std::vector<uint32_t> NpzArray::checksums(int64_t first, int64_t count) const {
  const Source &s = *source;
  std::vector<uint32_t> result;
  std::vector<char> bytes;
  for (int64_t i = first; i < first + count; ++i) {
    bytes.resize(s.sizeOfChunk(i));
    s.file->read(s.memberBegin + static_cast<uint64_t>(i * s.chunkSize),
                 bytes.size(), bytes.data());
    result.push_back(crcOf(bytes.data(), bytes.size()));
  }
  return result;
}

void NpzArray::verify(std::vector<uint32_t> all) {
  Source &s = *source;
  uLong crc = 0;
  for (size_t i = 0; i < all.size(); ++i)
    crc = crc32_combine(crc, all[i],
                        static_cast<z_off_t>(s.sizeOfChunk(int64_t(i))));
  if (crc != s.crc)
    throw NpzError(s.name + " is damaged: its CRC does not match");
  s.verified = std::move(all);
}

NpzArray dp::arrayInFile(std::shared_ptr<const FileBytes> file, uint64_t begin,
                         uint64_t bytes, std::string name) {
  NpzArray array;
  array.source = std::make_shared<NpzArray::Source>();
  NpzArray::Source &source = *array.source;
  source.file = std::move(file);
  source.name = std::move(name);
  source.memberBegin = begin;
  source.memberSize = bytes;
  source.size = static_cast<int64_t>(bytes);
  source.chunkSize = chunkSizeFor(bytes);
  return array;
}

/// Opens the .npy whose stored or deflated form begins at `begin`. Returns
/// false if it must be read whole.
static bool openParts(std::shared_ptr<const FileBytes> file, uint64_t begin,
                      const ZipEntry &e, bool hasCRC, const std::string &name,
                      NpzArray &array) {
  auto source = std::make_shared<NpzArray::Source>();
  // No writer makes a longer header.
  std::vector<char> front(std::min<uint64_t>(e.size, 1 << 16));
  bool deflated = e.method == 8;
  if (deflated)
    Inflater(file, begin, e.compressed, name)
        .read(static_cast<int64_t>(front.size()), front.data());
  else
    file->read(begin, front.size(), front.data());
  NpyHeader header = parseNpyHeader(front.data(), front.size(), e.size, name);
  if (header.fortran)
    return false;
  if (deflated) {
    source->inflater =
        std::make_unique<Inflater>(file, begin, e.compressed, name);
    source->inflater->read(header.dataBegin, nullptr);
  }
  source->file = std::move(file);
  source->name = name;
  source->memberBegin = begin;
  source->memberSize = e.size;
  source->crc = e.crc;
  source->hasCRC = hasCRC;
  source->dataBegin = static_cast<uint64_t>(header.dataBegin);
  source->size = header.dataSize;
  source->chunkSize = chunkSizeFor(e.size);
  array.dtype = header.dtype;
  array.shape = header.shape;
  array.source = std::move(source);
  return true;
}

NpzParts dp::openNpz(const std::string &path,
                     const std::set<std::string> &names) {
  auto file = std::make_shared<const FileBytes>(path);
  NpzParts result;
  auto add = [&](const std::string &key, uint64_t begin, const ZipEntry &e,
                 bool hasCRC, const std::string &name) {
    NpzArray array;
    if (!names.count(key) || !openParts(file, begin, e, hasCRC, name, array))
      return false;
    NpyArray &whole = result.whole[key];
    whole.dtype = array.dtype;
    whole.shape = array.shape;
    result.parts[key] = std::move(array);
    return true;
  };
  char magic[6];
  if (file->size() >= sizeof magic)
    file->read(0, sizeof magic, magic);
  if (file->size() >= sizeof magic &&
      std::memcmp(magic, "\x93NUMPY", sizeof magic) == 0) {
    std::string key = path.substr(path.find_last_of('/') + 1);
    key = key.substr(0, key.rfind(".npy"));
    ZipEntry all = {};
    all.compressed = all.size = file->size();
    if (!add(key, 0, all, /*hasCRC=*/false, path)) {
      std::vector<char> bytes(file->size());
      file->read(0, bytes.size(), bytes.data());
      result.whole[key] = parseNpy(bytes.data(), bytes.size(), path);
    }
    return result;
  }
  ZipReader reader(file, path);
  for (const ZipEntry &e : reader.entries()) {
    std::string key = arrayName(e.name), name = path + ": array '" + key + "'";
    if (result.whole.count(key))
      throw NpzError(name + " is there twice");
    if (add(key, reader.payload(e), e, /*hasCRC=*/true, name))
      continue;
    result.whole[key] = parseMember(reader.content(e), name);
  }
  return result;
}
