//===- Npy.cpp - NumPy's array format -------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Files/Npy.h"
#include "NpyHeader.h"

#include <cstring>

using namespace dp;

int64_t NpyArray::elements() const { return byteSize(shape, 1); }

/// Copies elements in Fortran order to C order.
static void transpose(const char *from, char *to,
                      const std::vector<int64_t> &shape, int64_t size) {
  size_t rank = shape.size();
  std::vector<int64_t> stride(rank, size), index(rank, 0);
  for (size_t d = 1; d < rank; ++d)
    stride[d] = stride[d - 1] * shape[d - 1];
  int64_t count = byteSize(shape, 1), offset = 0;
  for (int64_t i = 0; i < count; ++i) {
    std::memcpy(to + i * size, from + offset, size);
    for (size_t d = rank; d-- > 0;) {
      offset += stride[d];
      if (++index[d] < shape[d])
        break;
      offset -= stride[d] * shape[d];
      index[d] = 0;
    }
  }
}

NpyArray dp::parseNpy(const char *bytes, size_t size, const std::string &name) {
  NpyHeader header = parseNpyHeader(bytes, size, size, name);
  NpyArray array;
  array.dtype = header.dtype;
  array.shape = std::move(header.shape);
  const char *data = bytes + header.dataBegin;
  array.data.assign(data, data + header.dataSize);
  if (header.fortran)
    transpose(data, array.data.data(), array.shape, header.elementSize);
  return array;
}

std::vector<char> dp::formatNpy(const NpyArray &array) {
  std::vector<char> bytes = formatNpyHeader(array.dtype, array.shape);
  bytes.insert(bytes.end(), array.data.begin(), array.data.end());
  return bytes;
}
