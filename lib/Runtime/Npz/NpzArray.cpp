//===- NpzArray.cpp - Arrays read by parts --------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The file is mapped: only pages that are touched are read.
//
//===----------------------------------------------------------------------===//

#include "NpyHeader.h"
#include "Zip.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace dp;

namespace {

/// A regular file in memory.
class Mapping {
public:
  explicit Mapping(const std::string &path) {
    int fd = open(path.c_str(), O_RDONLY | O_CLOEXEC);
    struct stat info = {};
    bool ok = fd >= 0 && fstat(fd, &info) == 0;
    if (ok && !S_ISREG(info.st_mode)) {
      close(fd);
      throw NpzError("'" + path +
                     "' is not a regular file, which reading by "
                     "parts needs");
    }
    size = ok ? static_cast<size_t>(info.st_size) : 0;
    void *memory = MAP_FAILED;
    if (ok && size > 0)
      memory = mmap(nullptr, size, PROT_READ, MAP_PRIVATE, fd, 0);
    int error = errno;
    if (fd >= 0)
      close(fd);
    if (!ok || (size > 0 && memory == MAP_FAILED))
      throw NpzError("cannot open '" + path + "': " + std::strerror(error));
    if (size > 0)
      bytes = static_cast<const char *>(memory);
  }
  ~Mapping() {
    if (bytes)
      munmap(const_cast<char *>(bytes), size);
  }
  Mapping(const Mapping &) = delete;

  const char *bytes = nullptr;
  size_t size = 0;
};

/// Decompresses an entry from its beginning on.
class Inflater {
public:
  Inflater(const char *bytes, uint64_t size, std::string name)
      : next(bytes), left(size), name(std::move(name)) {
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK)
      throw NpzError(this->name + ": zlib cannot start");
  }
  ~Inflater() { inflateEnd(&stream); }
  Inflater(const Inflater &) = delete;

  /// The next `bytes` bytes; dropped if `to` is null.
  void read(int64_t bytes, char *to) {
    constexpr int64_t most = 1 << 16;
    char dropped[1 << 12];
    while (bytes > 0) {
      int64_t room =
          to ? std::min(bytes, most) : std::min<int64_t>(bytes, sizeof dropped);
      if (stream.avail_in == 0) {
        stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(next));
        stream.avail_in = static_cast<uInt>(std::min<uint64_t>(left, 1 << 30));
        next += stream.avail_in;
        left -= stream.avail_in;
      }
      stream.next_out = reinterpret_cast<Bytef *>(to ? to : dropped);
      stream.avail_out = static_cast<uInt>(room);
      int result = inflate(&stream, Z_NO_FLUSH);
      int64_t got = room - stream.avail_out;
      if (got == 0 || (result != Z_OK && result != Z_STREAM_END))
        throw NpzError(name + " is damaged: it cannot be decompressed");
      bytes -= got;
      to = to ? to + got : nullptr;
    }
  }

private:
  z_stream stream = {};
  const char *next;
  uint64_t left;
  std::string name;
};

} // namespace

struct NpzArray::Source {
  std::shared_ptr<Mapping> file;
  const char *data = nullptr;         ///< in the file, where it is stored
  std::unique_ptr<Inflater> inflater; ///< else
  int64_t position = 0;               ///< of the inflater, in the data
  int64_t size = 0;
  std::string name;
};

bool NpzArray::isSeekable() const { return source->data != nullptr; }

void NpzArray::read(int64_t offset, int64_t bytes, char *to) {
  Source &s = *source;
  if (offset < 0 || bytes < 0 || offset > s.size - bytes)
    throw NpzError(s.name + ": no part of the data");
  if (s.data) {
    std::memcpy(to, s.data + offset, static_cast<size_t>(bytes));
    return;
  }
  if (offset < s.position)
    throw NpzError(s.name + ": a deflated array is read from front to back");
  s.inflater->read(offset - s.position, nullptr);
  s.inflater->read(bytes, to);
  s.position = offset + bytes;
}

/// Opens the .npy of `size` bytes whose stored or deflated form is at `bytes`.
/// False if it must be read whole.
static bool openParts(std::shared_ptr<Mapping> file, const char *bytes,
                      uint64_t compressed, uint64_t size, bool deflated,
                      const std::string &name, NpzArray &array) {
  auto source = std::make_shared<NpzArray::Source>();
  // Longer headers than this are not written by anyone.
  std::vector<char> front(std::min<uint64_t>(size, 1 << 16));
  NpyHeader header;
  if (deflated) {
    Inflater(bytes, compressed, name)
        .read(static_cast<int64_t>(front.size()), front.data());
    header = parseNpyHeader(front.data(), front.size(), size, name);
    source->inflater = std::make_unique<Inflater>(bytes, compressed, name);
    source->inflater->read(header.dataBegin, nullptr);
  } else {
    header = parseNpyHeader(bytes, size, size, name);
    source->data = bytes + header.dataBegin;
  }
  if (header.fortran)
    return false;
  source->file = std::move(file);
  source->size = header.dataSize;
  source->name = name;
  array.dtype = header.dtype;
  array.shape = header.shape;
  array.source = std::move(source);
  return true;
}

NpzParts dp::openNpz(const std::string &path,
                     const std::set<std::string> &names) {
  auto file = std::make_shared<Mapping>(path);
  NpzParts result;
  auto add = [&](const std::string &key, const char *bytes, const ZipEntry &e,
                 const std::string &name) {
    NpzArray array;
    if (!names.count(key) || !openParts(file, bytes, e.compressed, e.size,
                                        e.method == 8, name, array))
      return false;
    NpyArray &whole = result.whole[key];
    whole.dtype = array.dtype;
    whole.shape = array.shape;
    result.parts[key] = std::move(array);
    return true;
  };
  if (file->size >= 6 && std::memcmp(file->bytes, "\x93NUMPY", 6) == 0) {
    std::string key = path.substr(path.find_last_of('/') + 1);
    key = key.substr(0, key.rfind(".npy"));
    ZipEntry all = {};
    all.compressed = all.size = file->size;
    if (!add(key, file->bytes, all, path))
      result.whole[key] = parseNpy(file->bytes, file->size, path);
    return result;
  }
  ZipReader reader(file->bytes, file->size, path);
  for (const ZipEntry &e : reader.entries()) {
    std::string key = arrayName(e), name = path + ": array '" + key + "'";
    if (result.whole.count(key))
      throw NpzError(name + " is there twice");
    if (add(key, reader.payload(e), e, name))
      continue;
    std::vector<char> content = reader.content(e);
    result.whole[key] = parseMember(content.data(), content.size(), name);
  }
  return result;
}
