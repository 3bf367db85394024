//===- Floats.h - Halves and pairs of them ----------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_FAKECUDA_PTX_FLOATS_H
#define DP_TEST_FAKECUDA_PTX_FLOATS_H

#include "../Floats.h"

#include "Machine.h"

#include <cfenv>

namespace dp::fake::ptx {

/// `value` in a format of `digits` binary digits whose smallest normal number
/// is 2^`least`, rounded once. The exponent is not bounded above.
double roundTo(double value, int digits, int least, Rounding rounding);

struct Half {
  uint16_t bits;
  static Half of(double value, Rounding rounding = Rounding::Nearest);
  operator double() const { return halfToFloat(bits); }
};

struct BFloat {
  uint16_t bits;
  static BFloat of(double value, Rounding rounding = Rounding::Nearest);
  operator double() const { return bfloatToFloat(bits); }
};

/// Two of them in 32 bits, the first below.
template <typename T>
struct Pair {
  T low, high;
};

/// The mode of the host's own arithmetic, for as long as it lives.
class RoundingMode {
public:
  explicit RoundingMode(Rounding rounding) {
    static constexpr int modes[] = {FE_TONEAREST, FE_TOWARDZERO, FE_DOWNWARD,
                                    FE_UPWARD};
    if (rounding != Rounding::Nearest)
      std::fesetround(modes[static_cast<int>(rounding)]);
  }
  ~RoundingMode() { std::fesetround(FE_TONEAREST); }
  RoundingMode(const RoundingMode &) = delete;
  RoundingMode &operator=(const RoundingMode &) = delete;
};

} // namespace dp::fake::ptx

#endif // DP_TEST_FAKECUDA_PTX_FLOATS_H
