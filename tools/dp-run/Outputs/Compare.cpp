//===- Compare.cpp - Results of N devices against those of one ------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Compare.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

using namespace dp;

double dp::verifyTolerance(dp_dtype dtype) {
  switch (dtype) {
  case DP_F64:
  case DP_C128:
    return 1e-12;
  case DP_F32:
  case DP_C64:
    return 2e-5;
  case DP_F16:
    return 4e-3;
  case DP_BF16:
    return 3e-2;
  default:
    return 0;
  }
}

/// Returns options for one device of the same kind in this process.
static dp_session_options oneDevice(const dp_session_options &settings) {
  dp_session_options options = {};
  options.devices = 1;
  options.backend = settings.backend;
  options.device_ids = settings.device_ids;
  options.num_device_ids = settings.num_device_ids;
  options.deterministic = settings.deterministic;
  options.loopback = settings.loopback;
  return options;
}

Verifier::Verifier(const Program &program, bool here,
                   const dp_session_options &settings)
    : program(program), here(here), one(program, oneDevice(settings)),
      oneResults(program, true) {}

void Verifier::synchronize(Session &session, const NpzFile &like) {
  if (steps == 0)
    many = single = like;
  session.getStates(many);
  if (!here)
    return;
  for (auto &item : many)
    one.setState(item.first, item.second);
}

static std::string number(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%.3g", value);
  return text;
}

void Verifier::compareArrays(int64_t step, const std::string &what,
                             const NpyArray &many, const NpyArray &one) {
  double largest = 1, difference = 0;
  int64_t where = 0;
  int64_t parts = isComplex(one.dtype) ? 2 : 1;
  for (int64_t i = 0, n = parts * one.elements(); i < n; ++i) {
    double a = elementAsDouble(many, i), b = elementAsDouble(one, i);
    if (std::isfinite(b))
      largest = std::max(largest, std::fabs(b));
    bool nan = std::isnan(a) && std::isnan(b);
    bothNaN += nan;
    bool equal = a == b || nan;
    double d = equal ? 0 : std::fabs(a - b);
    if (std::isnan(d))
      d = HUGE_VAL;
    if (d > difference) {
      difference = d;
      where = i / parts;
    }
  }
  // 64-bit integers may differ where doubles do not.
  bool bytesDiffer = many.data != one.data;
  double tolerance = verifyTolerance(one.dtype), bound = tolerance * largest;
  if (tolerance == 0 && bytesDiffer)
    difference = std::max(difference, 1.0);
  if (difference > bound)
    throw Failure("verify: step " + std::to_string(step) + ": " + what +
                  " differs from one device by " + number(difference) +
                  " at element " + std::to_string(where) + "; the bound is " +
                  number(bound));
  double share = bound > 0 ? difference / bound : 0;
  if (share > worst) {
    worst = share;
    worstText = number(difference) + " of " + number(bound) + " allowed, in " +
                what + " at step " + std::to_string(step);
  }
}

void Verifier::compare(int64_t step, const std::vector<dp_array> &arguments,
                       StepResults &results, Session &session) {
  ++steps;
  if (!here)
    return session.getStates(many);
  one.run(arguments, oneResults.allocate(one, arguments));
  for (size_t i = 0; i < program.results.size(); ++i)
    // A result with an element per device has no counterpart on one device.
    if (results.has(i) &&
        results.arrays()[i].shape == oneResults.arrays()[i].shape)
      compareArrays(step,
                    std::string("result '") + program.results[i].name + "'",
                    results.arrays()[i], oneResults.arrays()[i]);
  session.getStates(many);
  one.getStates(single);
  for (auto &item : many)
    compareArrays(step, "state '" + item.first + "'", item.second,
                  single[item.first]);
}

std::string Verifier::summary() const {
  return "verified " + std::to_string(steps) +
         " steps against one device; bound: tolerance x max(1, largest value), "
         "tolerance f64 1e-12, f32 2e-05, f16 4e-03, bf16 3e-02, integers "
         "equal; worst difference " +
         (worst == 0 ? std::string("none") : worstText) +
         (bothNaN == 0
              ? std::string()
              : "; " + std::to_string(bothNaN) + " values were NaN on both");
}
