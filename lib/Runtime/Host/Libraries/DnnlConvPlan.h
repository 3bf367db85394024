//===- DnnlConvPlan.h - A part of a convolution, by oneDNN ------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_HOST_LIBRARIES_DNNLCONVPLAN_H
#define DP_LIB_RUNTIME_HOST_LIBRARIES_DNNLCONVPLAN_H

#include "Host/Memory/AlignedMemory.h"
#include "Device/ProgramDevice.h"
#include "Host/Bindings/Dnnl.h"

#include <array>
#include <initializer_list>
#include <memory>

namespace dp {

/// The sizes of a part of a convolution that one thread computes: some images,
/// and some groups or, of a single group, some channels of one side.
struct ConvPiece {
  /// The whole convolution as one piece.
  explicit ConvPiece(const ConvCall &whole)
      : dtype(whole.dtype), outDtype(whole.outDtype), kind(whole.kind),
        channelsFirst(whole.channelsFirst), shape(whole.shape),
        imageChannels(shape.groups * shape.in_channels),
        outChannels(shape.groups * shape.out_channels),
        filterChannels(shape.in_channels) {}

  int64_t dtype, outDtype, kind, channelsFirst;
  dp_conv_shape shape; ///< of the part
  /// Of the arrays in which the part lies: channels of the image and of the
  /// output, and input channels of the filter.
  int64_t imageChannels, outChannels, filterChannels;

  /// All sizes, to compare pieces by.
  using Key = std::array<int64_t, 29>;
  Key key() const;

  /// Sizes of the part, in elements.
  int64_t imageSize() const, filterSize() const, outSize() const;
};

/// oneDNN's primitives for a piece: the convolution in the layouts that it
/// prefers, and the reorders from and to the program's layouts. Any thread may
/// execute them, several at a time.
class DnnlConvPlan {
public:
  /// Throws Error or std::bad_alloc.
  DnnlConvPlan(const Dnnl &dnnl, const ConvPiece &piece);
  ~DnnlConvPlan() { release(); }
  DnnlConvPlan(const DnnlConvPlan &) = delete;

  /// Returns false if oneDNN has no code for the piece that is faster than
  /// products of matrices.
  bool isFast() const { return conv != nullptr; }
  /// Returns true if images are read and written without a reorder.
  bool takesPlainImages() const;

  /// Bytes of the filter that the convolution reads, in its layout.
  size_t filterBytes() const;
  /// Returns true if the two read a filter in the same layout.
  bool hasFilterOf(const DnnlConvPlan &other) const;
  void reorderFilter(const void *filter, void *reordered,
                     AlignedMemory &scratch) const;

  /// Computes out, or adds to one in f32. All are in the layout of the program,
  /// but a filter `b` is as reorderFilter leaves it.
  void run(const void *a, const void *b, void *out, bool accumulate,
           AlignedMemory &scratch) const;

private:
  /// An array: the program's layout, the convolution's, and the way from one to
  /// the other.
  struct Array {
    dnnl_memory_desc_t plain, inner;
    int argument;                       ///< of the convolution
    dnnl_primitive_t reorder = nullptr; ///< null if the layouts are equal
  };

  /// Makes the convolution; returns false if there is no fast one.
  bool makeConvolution(const ConvPiece &piece, dnnl_memory_desc_t x,
                       dnnl_memory_desc_t f, dnnl_memory_desc_t y);
  bool makeConvolution(const ConvPiece &piece, dnnl_alg_kind_t algorithm,
                       dnnl_memory_desc_t x, dnnl_memory_desc_t f,
                       dnnl_memory_desc_t y);
  void makeReorders();
  void release() noexcept;
  dnnl_primitive_t makeReorder(const dnnl_memory_desc_t &from,
                               const dnnl_memory_desc_t &to,
                               dnnl_primitive_attr_t attributes);
  /// Makes the primitive and notes its scratchpad.
  dnnl_primitive_t create(dnnl_primitive_desc_t desc);
  size_t sizeOf(const dnnl_memory_desc_t &desc) const {
    return dnnl.dnnl_memory_desc_get_size(&desc);
  }

  const Dnnl &dnnl;
  int64_t kind, outDtype;
  Array a, b, out; ///< as in dp_rt_conv
  dnnl_primitive_t conv = nullptr, addToOut = nullptr;
  size_t scratchpadBytes = 0; ///< the most of any primitive
};

} // namespace dp

#endif // DP_LIB_RUNTIME_HOST_LIBRARIES_DNNLCONVPLAN_H
