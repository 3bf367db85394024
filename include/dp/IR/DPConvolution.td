//===- DPConvolution.td - Attributes of convolutions --------*- tablegen -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_DPCONVOLUTION_TD
#define DP_IR_DPCONVOLUTION_TD

include "dp/IR/DPAttrs.td"
include "dp/IR/DPDialect.td"
include "mlir/IR/OpBase.td"

// Of the tensor form, dp.convolution, and the buffer form, dp.conv, whose
// epilogue may have more than a bias.
class DP_ConvolutionBase<string mnemonic, Type type, list<Trait> traits,
                         dag epilogue = (ins), string epilogueFormat = ""> : Op<DP_Dialect, mnemonic, traits> {
  let arguments = !con((ins type:$a, type:$b, type:$out,
                       DenseI64ArrayAttr:$strides, DenseI64ArrayAttr:$dilations,
                       DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$padding,
                       DefaultValuedAttr<I64Attr, "1">:$groups,
                       UnitAttr:$channels_first, UnitAttr:$filter_gradient,
                       UnitAttr:$input_gradient, UnitAttr:$accumulate,
                       DefaultValuedAttr<DP_MatmulPrecision,
                           "::mlir::dp::MatmulPrecision::ieee">:$precision,
                       Optional<type>:$bias), epilogue);
  let assemblyFormat = [{
    (`filter_gradient` $filter_gradient^)? (`input_gradient` $input_gradient^)?
    (`accumulate` $accumulate^)? `ins` `(` $a `,` $b `)` `outs` `(` $out `)`
    `strides` $strides `dilations` $dilations (`padding` $padding^)?
    (`groups` $groups^)? (`channels_first` $channels_first^)?
    (`bias` `(` $bias^ `:` type($bias) `)`)?
  }] # epilogueFormat # [{
    (`precision` $precision^)? attr-dict `:`
    type($a) `,` type($b) `,` type($out)
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    ::mlir::Value getImage() { return getInputGradient() ? getOut() : getA(); }
    ::mlir::Value getFilter() {
      return getFilterGradient() ? getOut() : getB();
    }
    ::mlir::Value getOutput() {
      return getFilterGradient() ? getB() : getInputGradient() ? getA() : getOut();
    }
    ConvolutionShape getConvolutionShape();
    ::mlir::MutableOperandRange getDpsInitsMutable() { return getOutMutable(); }
  }];
}

#endif // DP_IR_DPCONVOLUTION_TD
