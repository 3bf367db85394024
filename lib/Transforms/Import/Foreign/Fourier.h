//===- Fourier.h - Fourier transforms as dp.routine -------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_TRANSFORMS_IMPORT_FOREIGN_FOURIER_H
#define DP_LIB_TRANSFORMS_IMPORT_FOREIGN_FOURIER_H

#include "dp/IR/DP.h"

namespace mlir::dp {

/// Creates transforms along the last dimensions, one after the other. Complex
/// numbers are two tensors, of real and of imaginary parts. Inverse transforms
/// are scaled, as those of numpy.
class Fourier {
public:
  using Parts = std::pair<Value, Value>;

  Fourier(OpBuilder &builder, Location loc, int64_t numDims)
      : builder(builder), loc(loc), numDims(numDims) {}

  Parts getParts(Value complex);
  Value createComplex(Parts parts);

  Parts createFft(Parts parts, bool inverse);
  /// Along the last dimension the result has the first half, rounded up.
  Parts createRfft(Value real);
  /// `lengths` are the result's last extents.
  Value createIrfft(Parts parts, ArrayRef<int64_t> lengths);

private:
  /// An empty tensor like `like`, with a last dimension of `last` elements if
  /// that is given.
  Value createEmpty(Value like, Type element, int64_t last = -1);
  /// Exchanges dimension `dim` with the last one.
  Value createTransposed(Value value, int64_t dim);
  /// Transforms along the last but `first` of the last dimensions.
  Parts createAlong(Parts parts, bool inverse, int64_t first);
  Value createScaled(Value value, ArrayRef<int64_t> lengths);

  OpBuilder &builder;
  Location loc;
  int64_t numDims;
};

} // namespace mlir::dp

#endif // DP_LIB_TRANSFORMS_IMPORT_FOREIGN_FOURIER_H
