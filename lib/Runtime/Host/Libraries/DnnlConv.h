//===- DnnlConv.h - Convolutions of a device by oneDNN ----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_HOST_LIBRARIES_DNNLCONV_H
#define DP_LIB_RUNTIME_HOST_LIBRARIES_DNNLCONV_H

#include "DnnlConvPlan.h"
#include "dp/Runtime/Chunk.h"

#include <map>
#include <mutex>
#include <vector>

namespace dp {
class Team;

/// Computes convolutions on a team of threads, each a part of the images or of
/// the channels. Keeps the code and the memory for them. The division depends
/// on the sizes and the number of threads only, so a result does not depend on
/// timing.
class DnnlConv {
public:
  DnnlConv(const Dnnl &dnnl, Team &team) : dnnl(dnnl), team(team) {}

  /// Computes `call`, of f32, or of bf16 where Dnnl::multipliesBFloats; a bf16
  /// result only of a convolution or a gradient of images, and not added to.
  /// Returns false, with nothing done, if oneDNN has no fast code for it.
  /// Throws Error or std::bad_alloc.
  bool run(const ConvCall &call);

private:
  /// The piece that one thread computes at a time, with the offsets of its
  /// operands in floats.
  struct Tile {
    const DnnlConvPlan *plan;
    int64_t a, b, out;
    int64_t filter; ///< of the reordered ones
  };
  /// A Division says how the images and channels are divided, and the tiles of
  /// each part.
  struct Division {
    int64_t images, channels;
    std::vector<std::vector<Tile>> parts; ///< ordered by image part
  };

  const DnnlConvPlan &getPlan(const ConvPiece &piece);
  bool divide(const ConvCall &call, Division &division);
  bool addTiles(const ConvCall &call, Chunk images, Chunk channels,
                std::vector<Tile> &tiles);
  void reorderFilters(const ConvCall &call, Division &division);
  void addPartials(const ConvCall &call, int64_t count);
  /// Runs f(part, scratch) for each part on the team.
  template <typename F>
  void forParts(int64_t parts, F f);

  const Dnnl &dnnl;
  Team &team;
  std::map<ConvPiece::Key, std::unique_ptr<DnnlConvPlan>> plans;
  AlignedMemory filters, partials;
  std::mutex mutex; ///< of `scratch`
  std::vector<AlignedMemory> scratch;
};

} // namespace dp

#endif // DP_LIB_RUNTIME_HOST_LIBRARIES_DNNLCONV_H
