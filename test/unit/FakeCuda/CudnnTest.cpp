//===- CudnnTest.cpp - Convolutions ---------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "CudnnApi.h"
#include "Gpu.h"

#define DNN(call) EXPECT_EQ(call, CUDNN_STATUS_SUCCESS) << #call

namespace {

// x [2, 6, 5, 3] NHWC, filter [4, 3, 2, 3], stride 2 and 1, dilation 1 and 2
constexpr int n = 2, h = 6, w = 5, c = 3, k = 4, r = 3, s = 2;
constexpr int strideH = 2, strideW = 1, dilationH = 1, dilationW = 2;
constexpr int oh = (h - dilationH * (r - 1) - 1) / strideH + 1;
constexpr int ow = (w - dilationW * (s - 1) - 1) / strideW + 1;

std::vector<float> values(int count, int seed) {
  std::vector<float> result;
  for (int i = 0; i < count; ++i)
    result.push_back(static_cast<float>((i * 5 + seed) % 13) - 6);
  return result;
}

/// Channels innermost.
cudnnStatus_t describe(cudnnTensorDescriptor_t tensor, int count, int channels,
                       int height, int width) {
  int sizes[] = {count, channels, height, width};
  int strides[] = {height * width * channels, 1, width * channels, channels};
  return cudnnSetTensorNdDescriptor(tensor, CUDNN_DATA_FLOAT, 4, sizes,
                                    strides);
}

class Cudnn : public Gpu {
protected:
  void SetUp() override {
    Gpu::SetUp();
    DNN(cudnnCreate(&handle));
    compute = stream();
    DNN(cudnnSetStream(handle, compute));
    DNN(cudnnCreateTensorDescriptor(&xDesc));
    DNN(describe(xDesc, n, c, h, w));
    DNN(cudnnCreateTensorDescriptor(&yDesc));
    DNN(describe(yDesc, n, k, oh, ow));
    DNN(cudnnCreateFilterDescriptor(&filterDesc));
    int sizes[] = {k, c, r, s}, pads[] = {0, 0}, strides[] = {strideH, strideW},
        dilations[] = {dilationH, dilationW};
    DNN(cudnnSetFilterNdDescriptor(filterDesc, CUDNN_DATA_FLOAT,
                                   CUDNN_TENSOR_NHWC, 4, sizes));
    DNN(cudnnCreateConvolutionDescriptor(&conv));
    DNN(cudnnSetConvolutionNdDescriptor(conv, 2, pads, strides, dilations,
                                        CUDNN_CROSS_CORRELATION,
                                        CUDNN_DATA_FLOAT));
    DNN(cudnnSetConvolutionMathType(conv, CUDNN_FMA_MATH));
  }

  void TearDown() override {
    DNN(cudnnDestroyTensorDescriptor(xDesc));
    DNN(cudnnDestroyTensorDescriptor(yDesc));
    DNN(cudnnDestroyFilterDescriptor(filterDesc));
    DNN(cudnnDestroyConvolutionDescriptor(conv));
    DNN(cudnnDestroy(handle));
    Gpu::TearDown();
  }

  /// Calls f with the indices of x, y and the filter of each product.
  template <typename F>
  static void eachProduct(F &&f) {
    for (int i = 0; i < n; ++i)
      for (int y = 0; y < oh; ++y)
        for (int x = 0; x < ow; ++x)
          for (int o = 0; o < k; ++o)
            for (int a = 0; a < r; ++a)
              for (int b = 0; b < s; ++b)
                for (int z = 0; z < c; ++z)
                  f(((i * h + y * strideH + a * dilationH) * w + x * strideW +
                     b * dilationW) *
                            c +
                        z,
                    ((i * oh + y) * ow + x) * k + o,
                    ((o * r + a) * s + b) * c + z);
  }

  cudnnHandle_t handle;
  CUstream compute;
  cudnnTensorDescriptor_t xDesc, yDesc;
  cudnnFilterDescriptor_t filterDesc;
  cudnnConvolutionDescriptor_t conv;
  std::vector<float> x = values(n * h * w * c, 1),
                     filter = values(k * r * s * c, 2),
                     y = values(n * oh * ow * k, 3);
};

void *pointer(CUdeviceptr p) { return reinterpret_cast<void *>(p); }

TEST_F(Cudnn, Convolves) {
  cudnnConvolutionFwdAlgoPerf_t found[4];
  int count = 0;
  DNN(cudnnGetConvolutionForwardAlgorithm_v7(handle, xDesc, filterDesc, conv,
                                             yDesc, 4, &count, found));
  ASSERT_GT(count, 0);
  CUdeviceptr dx = upload(x), df = upload(filter), dy = upload(y),
              work = upload(std::vector<char>(found[0].memory));
  float alpha = 2, beta = 1;
  auto run = [&](size_t bytes) {
    return cudnnConvolutionForward(
        handle, &alpha, xDesc, pointer(dx), filterDesc, pointer(df), conv,
        found[0].algo, pointer(work), bytes, &beta, yDesc, pointer(dy));
  };
  EXPECT_EQ(run(found[0].memory - 1), CUDNN_STATUS_BAD_PARAM);
  DNN(run(found[0].memory));
  CU(cuStreamSynchronize(compute));
  std::vector<float> expected = y;
  eachProduct([&](int atX, int atY, int atF) {
    expected[atY] += 2 * x[atX] * filter[atF];
  });
  EXPECT_EQ(download<float>(dy, y.size()), expected);
}

TEST_F(Cudnn, GivesTheGradientOfTheFilter) {
  cudnnConvolutionBwdFilterAlgoPerf_t found[4];
  int count = 0;
  DNN(cudnnGetConvolutionBackwardFilterAlgorithm_v7(
      handle, xDesc, yDesc, conv, filterDesc, 4, &count, found));
  ASSERT_EQ(count, 2);
  EXPECT_EQ(found[0].determinism, CUDNN_NON_DETERMINISTIC);
  EXPECT_EQ(found[1].determinism, CUDNN_DETERMINISTIC);
  CUdeviceptr dx = upload(x), df = upload(filter), dy = upload(y),
              work = upload(std::vector<char>(found[1].memory));
  float alpha = 1, beta = 0;
  DNN(cudnnConvolutionBackwardFilter(handle, &alpha, xDesc, pointer(dx), yDesc,
                                     pointer(dy), conv, found[1].algo,
                                     pointer(work), found[1].memory, &beta,
                                     filterDesc, pointer(df)));
  CU(cuStreamSynchronize(compute));
  std::vector<float> expected(filter.size());
  eachProduct(
      [&](int atX, int atY, int atF) { expected[atF] += x[atX] * y[atY]; });
  EXPECT_EQ(download<float>(df, filter.size()), expected);
}

TEST_F(Cudnn, GivesTheGradientOfTheImage) {
  cudnnConvolutionBwdDataAlgoPerf_t found[4];
  int count = 0;
  DNN(cudnnGetConvolutionBackwardDataAlgorithm_v7(
      handle, filterDesc, yDesc, conv, xDesc, 4, &count, found));
  ASSERT_EQ(count, 2);
  EXPECT_EQ(found[1].determinism, CUDNN_DETERMINISTIC);
  CUdeviceptr dx = upload(x), df = upload(filter), dy = upload(y),
              work = upload(std::vector<char>(found[1].memory));
  float alpha = 1, beta = 0;
  DNN(cudnnConvolutionBackwardData(handle, &alpha, filterDesc, pointer(df),
                                   yDesc, pointer(dy), conv, found[1].algo,
                                   pointer(work), found[1].memory, &beta, xDesc,
                                   pointer(dx)));
  CU(cuStreamSynchronize(compute));
  std::vector<float> expected(x.size());
  eachProduct([&](int atX, int atY, int atF) {
    expected[atX] += y[atY] * filter[atF];
  });
  EXPECT_EQ(download<float>(dx, x.size()), expected);
}

TEST_F(Cudnn, RefusesShapesThatDoNotFit) {
  DNN(describe(yDesc, n, k, oh + 1, ow));
  cudnnConvolutionFwdAlgoPerf_t found;
  int count = 0;
  EXPECT_EQ(cudnnGetConvolutionForwardAlgorithm_v7(
                handle, xDesc, filterDesc, conv, yDesc, 1, &count, &found),
            CUDNN_STATUS_BAD_PARAM);
}

} // namespace
