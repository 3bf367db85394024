//===- DPAttentionOps.td - Attention and its gradient ------*- tablegen -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_DPATTENTIONOPS_TD
#define DP_IR_DPATTENTIONOPS_TD

include "dp/IR/DPAttention.td"
include "dp/IR/DPOpBase.td"

def DP_AttentionOp : DP_AttentionBase<"attention", AnyRankedTensor, [
    Pure, DestinationStyleOpInterface, DP_ReifiesShape], [{
      custom<DestTypes>(type($result), type($result_logsumexp),
                        ref(type($output)), ref(type($logsumexp)))
    }]> {
  let summary = "scaled dot-product attention";
  let description = [{
    For each item of a batch, the op computes softmax(S) V with the scores
    S = scale Q Kᵀ + mask, and the logarithm of each row's sum of exp(S), which the
    gradient needs. The scores are never in memory as a whole.

    | operand | shape | |
    |---|---|---|
    | query | [batch..., m, k] | |
    | key, value | [batch..., n, k], [batch..., n, v] | with `group` g, the last batch dimension is a g-th of the query's: g consecutive matrices of queries share keys |
    | mask | [batch..., m, n] | each dimension is that of the scores, or a static 1, along which the mask is the same; -inf forbids a key |
    | output, logsumexp | [batch..., m, v], [batch..., m] | destinations, of which only the shape is read |

    With `causal`, row i attends to the keys 0 to i. The output of a row that may
    attend to no key is 0, and its logsumexp -inf. Elements are all f16, bf16, f32 or
    f64; of the first two, mask and logsumexp are f32, products and sums are of f32,
    probabilities may be rounded before they meet the values, and the output is rounded
    once. `finite_mask` promises that no element of the mask is -inf, as cuDNN needs it.

    Examples:

    ```mlir
    func.func @attention(%q: tensor<?x12x64x32xf32>, %k: tensor<?x4x50x32xf32>,
                         %v: tensor<?x4x50x16xf32>, %mask: tensor<?x1x1x50xf32>,
                         %o: tensor<?x12x64x16xf32>, %l: tensor<?x12x64xf32>)
        -> tensor<?x12x64x16xf32> {
      %r, %lse = dp.attention ins(%q, %k, %v : tensor<?x12x64x32xf32>,
              tensor<?x4x50x32xf32>, tensor<?x4x50x16xf32>)
          mask(%mask : tensor<?x1x1x50xf32>) group 3 scale 0.176776695
          outs(%o, %l : tensor<?x12x64x16xf32>, tensor<?x12x64xf32>)
      return %r : tensor<?x12x64x16xf32>
    }

    func.func @half(%q: tensor<?x12x64x32xbf16>, %mask: tensor<?x1x1x64xf32>,
                    %o: tensor<?x12x64x32xbf16>, %l: tensor<?x12x64xf32>)
        -> tensor<?x12x64x32xbf16> {
      %r, %lse = dp.attention causal ins(%q, %q, %q : tensor<?x12x64x32xbf16>,
              tensor<?x12x64x32xbf16>, tensor<?x12x64x32xbf16>)
          mask(%mask : tensor<?x1x1x64xf32>) scale 0.176776695
          outs(%o, %l : tensor<?x12x64x32xbf16>, tensor<?x12x64xf32>)
      return %r : tensor<?x12x64x32xbf16>
    }
    ```
  }];
  let results = (outs AnyRankedTensor:$result,
                      AnyRankedTensor:$result_logsumexp);
}

def DP_AttentionGradientOp
    : DP_AttentionGradientBase<"attention_gradient", AnyRankedTensor, [
        Pure, DestinationStyleOpInterface, DP_ReifiesShape], [{
          custom<DestTypes>(type($result_query), type($result_key),
                            type($result_value), ref(type($query_gradient)),
                            ref(type($key_gradient)),
                            ref(type($value_gradient)))
        }]> {
  let summary = "the gradients of dp.attention";
  let description = [{
    The op computes the gradients of query, key and value from that of the output.
    Output and logsumexp are the results of the `dp.attention` of the same query,
    key, value, mask, scale, `group` and `causal`; the op computes the probabilities from
    them again. A row that may attend to no key adds nothing. The mask has no
    gradient.

    Example:

    ```mlir
    func.func @gradient(%q: tensor<?x64x32xf32>, %k: tensor<?x64x32xf32>,
                        %v: tensor<?x64x16xf32>, %o: tensor<?x64x16xf32>,
                        %l: tensor<?x64xf32>, %do: tensor<?x64x16xf32>)
        -> (tensor<?x64x32xf32>, tensor<?x64x32xf32>, tensor<?x64x16xf32>) {
      %dq, %dk, %dv = dp.attention_gradient causal
          ins(%q, %k, %v, %o, %l, %do : tensor<?x64x32xf32>, tensor<?x64x32xf32>,
              tensor<?x64x16xf32>, tensor<?x64x16xf32>, tensor<?x64xf32>,
              tensor<?x64x16xf32>) scale 0.176776695
          outs(%q, %k, %v : tensor<?x64x32xf32>, tensor<?x64x32xf32>,
              tensor<?x64x16xf32>)
      return %dq, %dk, %dv : tensor<?x64x32xf32>, tensor<?x64x32xf32>,
          tensor<?x64x16xf32>
    }
    ```
  }];
  let results = (outs AnyRankedTensor:$result_query,
                      AnyRankedTensor:$result_key,
                      AnyRankedTensor:$result_value);
}

//===----------------------------------------------------------------------===//
// On buffers
//===----------------------------------------------------------------------===//

def DP_BufferAttentionOp : DP_AttentionBase<"buffer.attention", AnyMemRef, [
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<DP_CostOpInterface, ["getLibrary"]>]> {
  let summary = "dp.attention on buffers";
  let description = [{
    Buffers are dense, or with two batch dimensions have any strides but that of a row's
    elements, which is 1. No destination shares memory with another operand.

    Example:

    ```mlir
    func.func @attention(%q: memref<?x64x32xf32>, %o: memref<?x64x32xf32>,
                         %l: memref<?x64xf32>) attributes {dp.spmd} {
      dp.buffer.attention causal ins(%q, %q, %q : memref<?x64x32xf32>,
          memref<?x64x32xf32>, memref<?x64x32xf32>) scale 0.176776695
          outs(%o, %l : memref<?x64x32xf32>, memref<?x64xf32>)
      return
    }
    ```
  }];
}

def DP_BufferAttentionGradientOp
    : DP_AttentionGradientBase<"buffer.attention_gradient", AnyMemRef, [
        DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
        DeclareOpInterfaceMethods<DP_CostOpInterface, ["getLibrary"]>]> {
  let summary = "dp.attention_gradient on buffers";
  let description = [{
    Buffers are dense, or with two batch dimensions have any strides but that of a row's
    elements, which is 1. No destination shares memory with another operand.

    Example:

    ```mlir
    func.func @gradient(%q: memref<?x64x32xf32>, %o: memref<?x64x32xf32>,
                        %l: memref<?x64xf32>, %dq: memref<?x64x32xf32>,
                        %dk: memref<?x64x32xf32>, %dv: memref<?x64x32xf32>)
        attributes {dp.spmd} {
      dp.buffer.attention_gradient ins(%q, %q, %q, %o, %l, %o :
          memref<?x64x32xf32>, memref<?x64x32xf32>, memref<?x64x32xf32>,
          memref<?x64x32xf32>, memref<?x64xf32>, memref<?x64x32xf32>)
          scale 0.176776695 outs(%dq, %dk, %dv : memref<?x64x32xf32>,
          memref<?x64x32xf32>, memref<?x64x32xf32>)
      return
    }
    ```
  }];
}

#endif // DP_IR_DPATTENTIONOPS_TD
