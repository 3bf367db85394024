//===- DPConvolutionOps.td - Convolutions of tensors -*- tablegen -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_DPCONVOLUTIONOPS_TD
#define DP_IR_DPCONVOLUTIONOPS_TD

include "dp/IR/DPConvolution.td"
include "dp/IR/DPOpBase.td"

def DP_ConvolutionOp : DP_ConvolutionBase<"convolution", AnyRankedTensor, [
    Pure, DestinationStyleOpInterface, DP_ReifiesShape,
    AllTypesMatch<["out", "result"]>]> {
  let summary = "a convolution, or the gradient of its filter or its image";
  let description = [{
    A convolution relates images x, a filter w and an output y, without flipping the
    filter. In each of its one to three spatial dimensions, the element of x under
    position i of y and tap j of w is `i * stride + j * dilation - low`; elements
    outside of x are zero. The op computes one of the three tensors from the other
    two: `ins` are x and w and `outs` is y; with `filter_gradient`, `ins` are x and
    the gradient of y, and `outs` is that of w, summed over the batch; with
    `input_gradient`, `ins` are the gradient of y and w, and `outs` is that of x.

    Images are [batch, spatial..., channels], and filters are [output channels,
    spatial..., input channels]; with `channels_first` they are [batch, channels,
    spatial...] and [output channels, input channels, spatial...]. With `groups`,
    the channels of x and y are split into as many, group by group, and a filter has
    the input channels of one group. `padding` has the low and the high padding of
    each spatial dimension; none is zero. A high padding may be negative, which
    leaves elements of x out. `accumulate` adds to `outs`, which is not read else.
    `precision` is the type to which factors in f32 may be rounded. 16-bit factors are
    multiplied and added in f32; `outs` is f32, or of their type and rounded once. A
    convolution that is no gradient and does not accumulate may have a `bias`, an
    element of the type of `outs` for each output channel, which is added to the sum
    before it is rounded. Only GPUs support it.

    ```mlir
    func.func @depthwise(%x: tensor<?x16x9x9xf32>, %w: tensor<16x1x3x3xf32>,
                         %y: tensor<?x16x9x9xf32>) -> tensor<?x16x9x9xf32> {
      %r = dp.convolution ins(%x, %w) outs(%y) strides [1, 1] dilations [1, 1]
          padding [1, 1, 1, 1] groups 16 channels_first
          : tensor<?x16x9x9xf32>, tensor<16x1x3x3xf32>, tensor<?x16x9x9xf32>
      return %r : tensor<?x16x9x9xf32>
    }
    ```

    A transposed convolution is the gradient of a plain one's image:

    ```mlir
    func.func @transposed(%y: tensor<?x5x4xf32>, %w: tensor<4x3x8xf32>,
                          %x: tensor<?x10x8xf32>) -> tensor<?x10x8xf32> {
      %r = dp.convolution input_gradient ins(%y, %w) outs(%x) strides [2]
          dilations [1] padding [1, 1]
          : tensor<?x5x4xf32>, tensor<4x3x8xf32>, tensor<?x10x8xf32>
      return %r : tensor<?x10x8xf32>
    }
    ```
  }];
  let results = (outs AnyRankedTensor:$result);
}

#endif // DP_IR_DPCONVOLUTIONOPS_TD
