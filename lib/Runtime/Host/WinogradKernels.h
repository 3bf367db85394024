//===- WinogradKernels.h - Transforms of 4 x 4 tiles ------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Winograd's minimal filtering F(2 x 2, 3 x 3) as of Lavin and Gray (2016): a
// tile of 4 x 4 pixels d and a filter g give the 2 x 2 pixels
//   y = At [(G g Gt) * (Bt d B)] A
// with 16 products instead of 36. The gradients are those of this formula. Each
// function is compiled for several CPUs. Number e = 4 i + j of a transformed
// tile or filter lies at e * stride.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_HOST_WINOGRADKERNELS_H
#define DP_LIB_RUNTIME_HOST_WINOGRADKERNELS_H

#include <cstdint>

namespace dp {

/// Floats that the functions on tiles read or write behind a row of tiles.
inline constexpr int64_t tileSpill = 8, planeSpill = 24;

/// Transforms rows x columns tiles of a plane whose rows are `pitch` floats
/// apart: tile (y, x) begins at row 2 y and column 2 x, and its number e goes
/// to out[e * stride + y * columns + x]. Spills tileSpill floats of `out` and
/// reads planeSpill behind a row of the plane.
void transformImage(const float *plane, int64_t pitch, int64_t rows,
                    int64_t columns, float *out, int64_t stride);

/// Writes the 2 x 2 pixels of each tile to a plane, as transformImage reads
/// them, and planeSpill floats behind a row.
void transformToPixels(const float *tiles, int64_t stride, int64_t rows,
                       int64_t columns, float *plane, int64_t pitch);

/// The gradient of transformToPixels: that of the tiles from that of the
/// pixels. Spills as transformImage does.
void transformPixelGradient(const float *plane, int64_t pitch, int64_t rows,
                            int64_t columns, float *out, int64_t stride);

/// Where transformed filters lie, as the left factor of a product: number e of
/// the filter in row `row` and for term `term` lies at e * stride() +
/// place(row, term). The last rows may be padding.
struct PackedFilters {
  static constexpr int64_t rowUnit = 8;
  int64_t rows, terms;

  int64_t rowGroups() const { return (rows + rowUnit - 1) / rowUnit; }
  int64_t place(int64_t row, int64_t term) const {
    return (row / rowUnit * terms + term) * rowUnit + row % rowUnit;
  }
  /// No multiple of what a set of the cache repeats by.
  int64_t stride() const { return rowGroups() * rowUnit * terms + 16; }
};

/// Transforms the rows of `packed` from rowUnit * `group` on, of the filters
/// [rows][terms][3][3], or [terms][rows][3][3] if `isExchanged`.
void transformFilters(const float *filters, int64_t group,
                      const PackedFilters &packed, bool isExchanged,
                      float *out);

/// Puts the numbers of the tiles of rowUnit channels side by side: in[(channel
/// * 16 + e) * pitch + tile] goes to out[e * stride + tile * tilePitch +
/// channel]. Reads tileSpill floats behind the tiles of a channel.
void exchangeChannels(const float *in, int64_t pitch, int64_t tiles, float *out,
                      int64_t stride, int64_t tilePitch);

/// The gradient of the transform of `count` filters that lie side by side,
/// added to `filters` if `add`. Number e of filter i lies at in[e * stride +
/// i].
void transformFilterGradient(const float *in, int64_t stride, int64_t count,
                             float *filters, bool add);

/// The sizes of V, [terms][columns], and of M, [rows][columns]: columns are a
/// multiple of columnUnit, and M has the padding's rows, too.
struct TileProduct {
  static constexpr int64_t columnUnit = 16;
  int64_t columns, vPitch, mPitch;
};

/// Computes M = U V, or adds it to M if `add`, for one number of the tiles. A
/// sum is added up in parts of some terms, which keeps its error small.
void multiplyTiles(const PackedFilters &packed, const float *u,
                   const TileProduct &sizes, const float *v, float *m,
                   bool add);

} // namespace dp

#endif // DP_LIB_RUNTIME_HOST_WINOGRADKERNELS_H
