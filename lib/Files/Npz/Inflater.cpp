//===- Inflater.cpp - Decompression of an entry ---------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Inflater.h"

#include <algorithm>

using namespace dp;

Inflater::Inflater(std::shared_ptr<const Bytes> bytes, uint64_t begin,
                   uint64_t size, std::string name)
    : bytes(std::move(bytes)), next(begin), left(size), name(std::move(name)) {
  if (inflateInit2(&stream, -MAX_WBITS) != Z_OK)
    throw NpzError(this->name + ": zlib cannot start");
}

void Inflater::read(int64_t count, char *to) {
  constexpr int64_t most = 1 << 16;
  char dropped[1 << 12];
  while (count > 0) {
    int64_t room =
        to ? std::min(count, most) : std::min<int64_t>(count, sizeof dropped);
    char *out = to ? to : dropped;
    stream.next_out = reinterpret_cast<Bytef *>(out);
    stream.avail_out = static_cast<uInt>(room);
    int result = decompress();
    int64_t got = room - stream.avail_out;
    if (got == 0 || (result != Z_OK && result != Z_STREAM_END))
      throw NpzError(name + " is damaged: it cannot be decompressed");
    crc = crcOf(out, static_cast<uint64_t>(got), crc);
    count -= got;
    to = to ? to + got : nullptr;
  }
}

void Inflater::finish(uint64_t expected) {
  // zlib wants room for a byte even if none will come.
  Bytef none;
  stream.next_out = &none;
  stream.avail_out = 1;
  if (decompress() != Z_STREAM_END || stream.avail_out != 1 || left > 0)
    throw NpzError(name + " is damaged: it cannot be decompressed");
  if (crc != expected)
    throw NpzError(name + " is damaged: its CRC does not match");
}

int Inflater::decompress() {
  for (;;) {
    if (stream.avail_in == 0 && left > 0) {
      uint64_t part = std::min<uint64_t>(left, compressed.size());
      bytes->read(next, part, compressed.data());
      stream.next_in = reinterpret_cast<Bytef *>(compressed.data());
      stream.avail_in = static_cast<uInt>(part);
      next += part;
      left -= part;
    }
    uInt room = stream.avail_out;
    int result = inflate(&stream, Z_NO_FLUSH);
    // A part of the input may be too short for a byte of output.
    if (stream.avail_out != room || stream.avail_in > 0 || left == 0 ||
        (result != Z_OK && result != Z_BUF_ERROR))
      return result;
  }
}
