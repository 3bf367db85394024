//===- WinogradKernels.cpp - Transforms of 4 x 4 tiles --------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "WinogradKernels.h"
#include "ForCpus.h"

#include <algorithm>
#include <cstring>

using namespace dp;

namespace {
/// Eight tiles side by side.
using EightTiles __attribute__((vector_size(32))) = float;
constexpr int64_t tilesPerVector = sizeof(EightTiles) / sizeof(float);
static_assert(tilesPerVector <= tileSpill, "a row of tiles ends in a vector");

// Vectors are passed by reference, because how they are passed by value depends
// on the CPU.
DP_INLINE void load(EightTiles &to, const float *from) {
  std::memcpy(&to, from, sizeof to);
}
DP_INLINE void store(float *to, const EightTiles &from) {
  std::memcpy(to, &from, sizeof from);
}
/// Separates sixteen floats.
DP_INLINE void loadPairs(EightTiles &even, EightTiles &odd, const float *from) {
  EightTiles low, high;
  load(low, from);
  load(high, from + tilesPerVector);
  even = __builtin_shufflevector(low, high, 0, 2, 4, 6, 8, 10, 12, 14);
  odd = __builtin_shufflevector(low, high, 1, 3, 5, 7, 9, 11, 13, 15);
}
DP_INLINE void storePairs(float *to, const EightTiles &even,
                          const EightTiles &odd) {
  EightTiles low = __builtin_shufflevector(even, odd, 0, 8, 1, 9, 2, 10, 3, 11);
  EightTiles high =
      __builtin_shufflevector(even, odd, 4, 12, 5, 13, 6, 14, 7, 15);
  store(to, low);
  store(to + tilesPerVector, high);
}

/// Transposes 8 x 8 floats: pairs, then pairs of pairs, then halves.
DP_INLINE void transpose(EightTiles *rows) {
  EightTiles pairs[8], fours[8];
#pragma GCC unroll 4
  for (int i = 0; i < 8; i += 2) {
    pairs[i] =
        __builtin_shufflevector(rows[i], rows[i + 1], 0, 8, 1, 9, 4, 12, 5, 13);
    pairs[i + 1] = __builtin_shufflevector(rows[i], rows[i + 1], 2, 10, 3, 11,
                                           6, 14, 7, 15);
  }
#pragma GCC unroll 2
  for (int i = 0; i < 8; i += 4)
#pragma GCC unroll 2
    for (int j = 0; j < 2; ++j) {
      fours[i + 2 * j] = __builtin_shufflevector(pairs[i + j], pairs[i + j + 2],
                                                 0, 1, 8, 9, 4, 5, 12, 13);
      fours[i + 2 * j + 1] = __builtin_shufflevector(
          pairs[i + j], pairs[i + j + 2], 2, 3, 10, 11, 6, 7, 14, 15);
    }
#pragma GCC unroll 4
  for (int i = 0; i < 4; ++i) {
    rows[i] = __builtin_shufflevector(fours[i], fours[i + 4], 0, 1, 2, 3, 8, 9,
                                      10, 11);
    rows[i + 4] = __builtin_shufflevector(fours[i], fours[i + 4], 4, 5, 6, 7,
                                          12, 13, 14, 15);
  }
}

/// Bt d.
template <typename T>
DP_INLINE void applyB(T &a, T &b, T &c, T &d) {
  T first = a - c, second = b + c, third = c - b, fourth = b - d;
  a = first, b = second, c = third, d = fourth;
}
/// At m.
template <typename T>
DP_INLINE void applyA(const T &a, const T &b, const T &c, const T &d, T &first,
                      T &second) {
  first = a + b + c;
  second = b - c - d;
}
/// A y.
template <typename T>
DP_INLINE void applyGradientOfA(const T &first, const T &second, T &a, T &b,
                                T &c, T &d) {
  a = first, b = first + second, c = first - second, d = -second;
}
/// G g.
template <typename T>
DP_INLINE void applyG(const T &first, const T &second, const T &third, T &a,
                      T &b, T &c, T &d) {
  T outer = 0.5f * (first + third), inner = 0.5f * second;
  a = first, b = outer + inner, c = outer - inner, d = third;
}
/// Gt u.
template <typename T>
DP_INLINE void applyGradientOfG(const T &a, const T &b, const T &c, const T &d,
                                T &first, T &second, T &third) {
  T half = 0.5f * (b + c);
  first = a + half, second = 0.5f * (b - c), third = half + d;
}

DP_INLINE void transformEight(const float *from, int64_t pitch, float *out,
                              int64_t stride) {
  EightTiles d[4][4];
#pragma GCC unroll 4
  for (int i = 0; i < 4; ++i) {
    loadPairs(d[i][0], d[i][1], from + i * pitch);
    loadPairs(d[i][2], d[i][3], from + i * pitch + 2);
    applyB(d[i][0], d[i][1], d[i][2], d[i][3]);
  }
#pragma GCC unroll 4
  for (int j = 0; j < 4; ++j) {
    applyB(d[0][j], d[1][j], d[2][j], d[3][j]);
#pragma GCC unroll 4
    for (int i = 0; i < 4; ++i)
      store(out + (4 * i + j) * stride, d[i][j]);
  }
}

DP_INLINE void makePixels(const float *tiles, int64_t stride, float *plane,
                          int64_t pitch) {
  EightTiles first[4], second[4];
#pragma GCC unroll 4
  for (int j = 0; j < 4; ++j) {
    EightTiles m[4];
#pragma GCC unroll 4
    for (int i = 0; i < 4; ++i)
      load(m[i], tiles + (4 * i + j) * stride);
    applyA(m[0], m[1], m[2], m[3], first[j], second[j]);
  }
  EightTiles even, odd;
  applyA(first[0], first[1], first[2], first[3], even, odd);
  storePairs(plane, even, odd);
  applyA(second[0], second[1], second[2], second[3], even, odd);
  storePairs(plane + pitch, even, odd);
}

DP_INLINE void transformEightGradients(const float *from, int64_t pitch,
                                       float *out, int64_t stride) {
  EightTiles y[2][4];
#pragma GCC unroll 2
  for (int i = 0; i < 2; ++i) {
    EightTiles even, odd;
    loadPairs(even, odd, from + i * pitch);
    applyGradientOfA(even, odd, y[i][0], y[i][1], y[i][2], y[i][3]);
  }
#pragma GCC unroll 4
  for (int j = 0; j < 4; ++j) {
    EightTiles m[4];
    applyGradientOfA(y[0][j], y[1][j], m[0], m[1], m[2], m[3]);
#pragma GCC unroll 4
    for (int i = 0; i < 4; ++i)
      store(out + (4 * i + j) * stride, m[i]);
  }
}

// Filters that are transformed together.
constexpr int64_t filtersPerGroup = PackedFilters::rowUnit;

/// Numbers [number][filter] of up to filtersPerGroup filters.
template <int numbers>
struct FilterGroup {
  float at[numbers][filtersPerGroup];
};

DP_INLINE void transformGroup(const FilterGroup<9> &g, FilterGroup<16> &u) {
  for (int64_t l = 0; l < filtersPerGroup; ++l) {
    float half[4][3];
#pragma GCC unroll 3
    for (int j = 0; j < 3; ++j)
      applyG(g.at[j][l], g.at[3 + j][l], g.at[6 + j][l], half[0][j], half[1][j],
             half[2][j], half[3][j]);
#pragma GCC unroll 4
    for (int i = 0; i < 4; ++i)
      applyG(half[i][0], half[i][1], half[i][2], u.at[4 * i][l],
             u.at[4 * i + 1][l], u.at[4 * i + 2][l], u.at[4 * i + 3][l]);
  }
}

DP_INLINE void transformGroupGradient(const FilterGroup<16> &u,
                                      FilterGroup<9> &g) {
  for (int64_t l = 0; l < filtersPerGroup; ++l) {
    float half[4][3];
#pragma GCC unroll 4
    for (int i = 0; i < 4; ++i)
      applyGradientOfG(u.at[4 * i][l], u.at[4 * i + 1][l], u.at[4 * i + 2][l],
                       u.at[4 * i + 3][l], half[i][0], half[i][1], half[i][2]);
#pragma GCC unroll 3
    for (int j = 0; j < 3; ++j)
      applyGradientOfG(half[0][j], half[1][j], half[2][j], half[3][j],
                       g.at[j][l], g.at[3 + j][l], g.at[6 + j][l]);
  }
}

/// The sums of one part of the terms for a block of M, in registers, which are
/// stored, or added if `add`.
template <typename Vector, int rows, int vectors>
DP_INLINE void multiplyPart(const float *u, const float *v, int64_t vPitch,
                            int64_t terms, float *m, int64_t mPitch, bool add) {
  constexpr int lanes = sizeof(Vector) / sizeof(float);
  Vector sums[rows][vectors] = {};
  for (; terms > 0; --terms, u += PackedFilters::rowUnit, v += vPitch) {
    Vector factors[vectors];
#pragma GCC unroll 4
    for (int i = 0; i < vectors; ++i)
      std::memcpy(&factors[i], v + i * lanes, sizeof(Vector));
#pragma GCC unroll 8
    for (int row = 0; row < rows; ++row) {
      float factor = u[row];
#pragma GCC unroll 4
      for (int i = 0; i < vectors; ++i)
        sums[row][i] += factors[i] * factor;
    }
  }
#pragma GCC unroll 8
  for (int row = 0; row < rows; ++row)
#pragma GCC unroll 4
    for (int i = 0; i < vectors; ++i) {
      float *to = m + row * mPitch + i * lanes;
      if (add) {
        Vector before;
        std::memcpy(&before, to, sizeof(Vector));
        sums[row][i] += before;
      }
      std::memcpy(to, &sums[row][i], sizeof(Vector));
    }
}

/// A block of M of `rows` rows from `row` on and of `vectors` vectors.
template <typename Vector, int rows, int vectors>
DP_INLINE void multiplyBlock(const PackedFilters &p, int64_t row,
                             const float *u, const TileProduct &sizes,
                             const float *v, float *m, bool add) {
  // As many products as oneDNN's code adds one by one.
  constexpr int64_t termsPerPart = 64;
  for (int64_t term = 0; term < p.terms; term += termsPerPart)
    multiplyPart<Vector, rows, vectors>(
        u + p.place(row, term), v + term * sizes.vPitch, sizes.vPitch,
        std::min(termsPerPart, p.terms - term), m + row * sizes.mPitch,
        sizes.mPitch, add || term > 0);
}

/// All blocks; `rows` divides PackedFilters::rowUnit. The filters of a row of
/// blocks stay in the first cache.
template <typename Vector, int rows>
DP_INLINE void multiplyAll(const PackedFilters &p, const float *u,
                           const TileProduct &sizes, const float *v, float *m,
                           bool add) {
  constexpr int64_t lanes = sizeof(Vector) / sizeof(float);
  for (int64_t row = 0; row < p.rowGroups() * p.rowUnit; row += rows) {
    int64_t x = 0;
    for (; x + 3 * lanes <= sizes.columns; x += 3 * lanes)
      multiplyBlock<Vector, rows, 3>(p, row, u, sizes, v + x, m + x, add);
    if (x + 2 * lanes <= sizes.columns)
      multiplyBlock<Vector, rows, 2>(p, row, u, sizes, v + x, m + x, add);
    else if (x < sizes.columns)
      multiplyBlock<Vector, rows, 1>(p, row, u, sizes, v + x, m + x, add);
  }
}
} // namespace

DP_FOR_CPUS void dp::transformImage(const float *plane, int64_t pitch,
                                    int64_t rows, int64_t columns, float *out,
                                    int64_t stride) {
  for (int64_t y = 0; y < rows; ++y)
    for (int64_t x = 0; x < columns; x += tilesPerVector)
      transformEight(plane + 2 * y * pitch + 2 * x, pitch,
                     out + y * columns + x, stride);
}

DP_FOR_CPUS void dp::transformToPixels(const float *tiles, int64_t stride,
                                       int64_t rows, int64_t columns,
                                       float *plane, int64_t pitch) {
  for (int64_t y = 0; y < rows; ++y)
    for (int64_t x = 0; x < columns; x += tilesPerVector)
      makePixels(tiles + y * columns + x, stride, plane + 2 * y * pitch + 2 * x,
                 pitch);
}

DP_FOR_CPUS void dp::transformPixelGradient(const float *plane, int64_t pitch,
                                            int64_t rows, int64_t columns,
                                            float *out, int64_t stride) {
  for (int64_t y = 0; y < rows; ++y)
    for (int64_t x = 0; x < columns; x += tilesPerVector)
      transformEightGradients(plane + 2 * y * pitch + 2 * x, pitch,
                              out + y * columns + x, stride);
}

DP_FOR_CPUS void dp::exchangeChannels(const float *in, int64_t pitch,
                                      int64_t tiles, float *out, int64_t stride,
                                      int64_t tilePitch) {
  for (int64_t e = 0; e < 16; ++e)
    for (int64_t tile = 0; tile < tiles; tile += tilesPerVector) {
      EightTiles rows[8];
#pragma GCC unroll 8
      for (int i = 0; i < 8; ++i)
        load(rows[i], in + (i * 16 + e) * pitch + tile);
      transpose(rows);
      float *to = out + e * stride + tile * tilePitch;
      for (int64_t i = 0; i < std::min(tilesPerVector, tiles - tile); ++i)
        store(to + i * tilePitch, rows[i]);
    }
}

DP_FOR_CPUS void dp::transformFilters(const float *filters, int64_t group,
                                      const PackedFilters &packed,
                                      bool isExchanged, float *out) {
  // Rows are output channels, whose filters are a line apart, or the channels
  // of one, whose filters are side by side.
  int64_t line = 9 * (isExchanged ? packed.rows : packed.terms);
  int64_t rowStep = isExchanged ? 9 : line, termStep = isExchanged ? line : 9;
  int64_t first = group * packed.rowUnit, stride = packed.stride();
  int64_t size = std::min(packed.rowUnit, packed.rows - first);
  FilterGroup<9> g = {};
  FilterGroup<16> u;
  for (int64_t term = 0; term < packed.terms; ++term) {
    const float *from = filters + first * rowStep + term * termStep;
    for (int64_t l = 0; l < size; ++l)
      for (int64_t number = 0; number < 9; ++number)
        g.at[number][l] = from[l * rowStep + number];
    transformGroup(g, u);
    for (int64_t e = 0; e < 16; ++e)
      std::memcpy(out + e * stride + packed.place(first, term), u.at[e],
                  sizeof u.at[e]);
  }
}

DP_FOR_CPUS void dp::transformFilterGradient(const float *in, int64_t stride,
                                             int64_t count, float *filters,
                                             bool add) {
  FilterGroup<16> u = {};
  FilterGroup<9> g;
  for (int64_t i = 0; i < count; i += filtersPerGroup) {
    int64_t size = std::min(filtersPerGroup, count - i);
    for (int64_t e = 0; e < 16; ++e)
      std::memcpy(u.at[e], in + e * stride + i,
                  static_cast<size_t>(size) * sizeof(float));
    transformGroupGradient(u, g);
    for (int64_t l = 0; l < size; ++l)
      for (int64_t number = 0; number < 9; ++number) {
        float &to = filters[(i + l) * 9 + number];
        to = add ? to + g.at[number][l] : g.at[number][l];
      }
  }
}

using FourFloats __attribute__((vector_size(16))) = float;

static void multiplyByDefault(const PackedFilters &packed, const float *u,
                              const TileProduct &sizes, const float *v,
                              float *m, bool add) {
  multiplyAll<FourFloats, 4>(packed, u, sizes, v, m, add);
}

#if defined(__x86_64__)
using EightFloats __attribute__((vector_size(32))) = float;
using SixteenFloats __attribute__((vector_size(64))) = float;

// With 16 registers blocks of 12 vectors leave room for the factors, with 32
// those of 24.
__attribute__((target("avx2,fma"))) static void
multiplyByAvx2(const PackedFilters &packed, const float *u,
               const TileProduct &sizes, const float *v, float *m, bool add) {
  multiplyAll<EightFloats, 4>(packed, u, sizes, v, m, add);
}

__attribute__((target("avx512f,avx512dq,avx512vl"))) static void
multiplyByAvx512(const PackedFilters &packed, const float *u,
                 const TileProduct &sizes, const float *v, float *m, bool add) {
  multiplyAll<SixteenFloats, 8>(packed, u, sizes, v, m, add);
}

static auto chooseForCpu() {
  __builtin_cpu_init();
  if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") &&
      __builtin_cpu_supports("avx512vl"))
    return multiplyByAvx512;
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")
             ? multiplyByAvx2
             : multiplyByDefault;
}
#else
static auto chooseForCpu() { return multiplyByDefault; }
#endif

void dp::multiplyTiles(const PackedFilters &packed, const float *u,
                       const TileProduct &sizes, const float *v, float *m,
                       bool add) {
  static const auto multiply = chooseForCpu();
  multiply(packed, u, sizes, v, m, add);
}
