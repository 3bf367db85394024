//===- Fourier.cpp - Fourier transforms as dp.routine ---------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Fourier.h"
#include "Utils/Elementwise.h"

#include "Utils/TensorTypes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::dp;

Value Fourier::createEmpty(Value like, Type element, int64_t last) {
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(builder, loc, like);
  if (last >= 0)
    sizes.back() = builder.getIndexAttr(last);
  return tensor::EmptyOp::create(builder, loc, sizes, element);
}

Fourier::Parts Fourier::getParts(Value complex) {
  Type element = cast<ComplexType>(getTensorType(complex).getElementType())
                     .getElementType();
  Value real =
      createElementwise(builder, loc, complex, element,
                        [&](OpBuilder &at, ValueRange number) -> Value {
                          return complex::ReOp::create(at, loc, number[0]);
                        });
  Value imaginary =
      createElementwise(builder, loc, complex, element,
                        [&](OpBuilder &at, ValueRange number) -> Value {
                          return complex::ImOp::create(at, loc, number[0]);
                        });
  return {real, imaginary};
}

Value Fourier::createComplex(Parts parts) {
  auto type = ComplexType::get(getTensorType(parts.first).getElementType());
  return createElementwise(
      builder, loc, ValueRange{parts.first, parts.second}, type,
      [&](OpBuilder &at, ValueRange numbers) -> Value {
        return complex::CreateOp::create(at, loc, type, numbers[0], numbers[1]);
      });
}

Value Fourier::createTransposed(Value value, int64_t dim) {
  int64_t last = getTensorType(value).getRank() - 1;
  if (dim == last)
    return value;
  auto permutation = llvm::to_vector(llvm::seq<int64_t>(0, last + 1));
  std::swap(permutation[dim], permutation[last]);
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(builder, loc, value);
  std::swap(sizes[dim], sizes[last]);
  Value empty = tensor::EmptyOp::create(builder, loc, sizes,
                                        getTensorType(value).getElementType());
  return linalg::TransposeOp::create(builder, loc, value, empty, permutation)
      ->getResult(0);
}

Fourier::Parts Fourier::createAlong(Parts parts, bool inverse, int64_t first) {
  int64_t rank = getTensorType(parts.first).getRank();
  for (int64_t i = first; i < numDims; ++i) {
    int64_t dim = rank - 1 - i;
    Value real = createTransposed(parts.first, dim);
    Value imaginary = createTransposed(parts.second, dim);
    Type element = getTensorType(real).getElementType();
    SmallVector<Value> dests{createEmpty(real, element),
                             createEmpty(real, element)};
    auto fft =
        RoutineOp::create(builder, loc, Routine::fft,
                          inverse ? RoutineFlags::inverse : RoutineFlags::none,
                          ValueRange{real, imaginary}, dests);
    parts = {createTransposed(fft.getResult(0), dim),
             createTransposed(fft.getResult(1), dim)};
  }
  return parts;
}

Value Fourier::createScaled(Value value, ArrayRef<int64_t> lengths) {
  double product = 1;
  for (int64_t length : lengths)
    product *= static_cast<double>(length);
  Type element = getTensorType(value).getElementType();
  return createElementwise(
      builder, loc, value, element,
      [&](OpBuilder &at, ValueRange number) -> Value {
        Value scale = arith::ConstantOp::create(
            at, loc, at.getFloatAttr(element, 1 / product));
        return arith::MulFOp::create(at, loc, number[0], scale);
      });
}

Fourier::Parts Fourier::createFft(Parts parts, bool inverse) {
  parts = createAlong(parts, inverse, /*first=*/0);
  if (!inverse)
    return parts;
  ArrayRef<int64_t> lengths =
      getTensorType(parts.first).getShape().take_back(numDims);
  return {createScaled(parts.first, lengths),
          createScaled(parts.second, lengths)};
}

Fourier::Parts Fourier::createRfft(Value real) {
  RankedTensorType type = getTensorType(real);
  int64_t half = type.getShape().back() / 2 + 1;
  Type element = type.getElementType();
  SmallVector<Value> dests{createEmpty(real, element, half),
                           createEmpty(real, element, half)};
  auto rfft = RoutineOp::create(builder, loc, Routine::rfft, RoutineFlags::none,
                                real, dests);
  return createAlong({rfft.getResult(0), rfft.getResult(1)}, /*inverse=*/false,
                     /*first=*/1);
}

Value Fourier::createIrfft(Parts parts, ArrayRef<int64_t> lengths) {
  parts = createAlong(parts, /*inverse=*/true, /*first=*/1);
  Value dest = createEmpty(
      parts.first, getTensorType(parts.first).getElementType(), lengths.back());
  auto irfft =
      RoutineOp::create(builder, loc, Routine::irfft, RoutineFlags::none,
                        ValueRange{parts.first, parts.second}, dest);
  return createScaled(irfft.getResult(0), lengths);
}
