//===- SoftmaxRows.h - Passes over rows of scores ---------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Each function is compiled for several CPUs and chosen when the library is
// loaded. A NaN among the scores makes all that depends on it NaN.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_HOST_LIBRARIES_SOFTMAXROWS_H
#define DP_LIB_RUNTIME_HOST_LIBRARIES_SOFTMAXROWS_H

#include <cstdint>

namespace dp {

/// Adds `terms` to `count` numbers.
void addRow(float *row, const float *terms, int64_t count);
void addRow(double *row, const double *terms, int64_t count);

/// Returns the largest of `count` numbers that are no NaN, or -infinity.
float findMax(const float *scores, int64_t count);
double findMax(const double *scores, int64_t count);

/// Replaces each score by exp(score - shift) and returns their sum, to about 2
/// ulp of each; results below 2^-125 (f64: 2^-1021) are 0. `shift` is finite or
/// NaN.
float exponentiate(float *scores, int64_t count, float shift);
double exponentiate(double *scores, int64_t count, double shift);

/// Replaces `gradients` of probabilities by gradients of the scores: p *
/// (gradient - mean).
void applySoftmaxGradient(float *gradients, const float *p, int64_t count,
                          float mean);
void applySoftmaxGradient(double *gradients, const double *p, int64_t count,
                          double mean);

/// Returns the sum of the products of `count` pairs.
float dotProduct(const float *a, const float *b, int64_t count);
double dotProduct(const double *a, const double *b, int64_t count);

/// Multiplies `count` numbers by `factor`.
void scaleRow(float *row, int64_t count, float factor);
void scaleRow(double *row, int64_t count, double factor);

} // namespace dp

#endif // DP_LIB_RUNTIME_HOST_LIBRARIES_SOFTMAXROWS_H
