//===- DPAttention.td - Ops of attention -------------------*- tablegen -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Bases of the tensor forms, dp.attention and dp.attention_gradient, and of the
// buffer forms. `resultTypes` gives the results of the first the types of the
// destinations: inference by traits counts an operand that is optional.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_DPATTENTION_TD
#define DP_IR_DPATTENTION_TD

include "dp/IR/DPDialect.td"
include "mlir/IR/OpBase.td"

// Of operands by their number; those of attention come first in its gradient.
defvar DP_attentionMethods = [{
    /// Returns the number of leading dimensions that count the matrices.
    int64_t getNumBatchDims() {
      return ::llvm::cast<::mlir::ShapedType>(getQuery().getType()).getRank() - 2;
    }
    /// Returns true if the operand is the mask.
    bool isMask(unsigned operand) { return getMask() && operand == 3; }
}];

class DP_AttentionBase<string mnemonic, Type type, list<Trait> traits,
                       string resultTypes = "">
    : Op<DP_Dialect, mnemonic, traits> {
  let arguments = (ins type:$query, type:$key, type:$value,
                       Optional<type>:$mask, type:$output, type:$logsumexp,
                       UnitAttr:$causal,
                       DefaultValuedAttr<I64Attr, "1">:$group, F64Attr:$scale,
                       UnitAttr:$finite_mask);
  let assemblyFormat = !strconcat([{
    (`causal` $causal^)? `ins` `(` $query `,` $key `,` $value `:`
    type($query) `,` type($key) `,` type($value) `)`
    (`mask` `(` $mask^ `:` type($mask) `)`)? (`group` $group^)?
    `scale` $scale `outs` `(` $output `,` $logsumexp `:`
    type($output) `,` type($logsumexp) `)` attr-dict
  }], resultTypes);
  let hasVerifier = 1;
  let extraClassDeclaration = !strconcat([{
    ::mlir::MutableOperandRange getDpsInitsMutable() {
      return {*this, getNumOperands() - 2, 2};
    }
    /// Returns true if the operand has the batch of key and value.
    bool hasBatchOfKeys(unsigned operand) {
      return operand == 1 || operand == 2;
    }
  }], DP_attentionMethods);
}

class DP_AttentionGradientBase<string mnemonic, Type type, list<Trait> traits,
                               string resultTypes = "">
    : Op<DP_Dialect, mnemonic, traits> {
  let arguments = (ins type:$query, type:$key, type:$value,
                       Optional<type>:$mask, type:$output, type:$logsumexp,
                       type:$output_gradient, type:$query_gradient,
                       type:$key_gradient, type:$value_gradient,
                       UnitAttr:$causal,
                       DefaultValuedAttr<I64Attr, "1">:$group, F64Attr:$scale,
                       UnitAttr:$finite_mask);
  let assemblyFormat = !strconcat([{
    (`causal` $causal^)? `ins` `(` $query `,` $key `,` $value `,` $output `,`
    $logsumexp `,` $output_gradient `:` type($query) `,` type($key) `,`
    type($value) `,` type($output) `,` type($logsumexp) `,`
    type($output_gradient) `)` (`mask` `(` $mask^ `:` type($mask) `)`)?
    (`group` $group^)? `scale` $scale `outs` `(` $query_gradient `,` $key_gradient `,`
    $value_gradient `:` type($query_gradient) `,` type($key_gradient) `,`
    type($value_gradient) `)` attr-dict
  }], resultTypes);
  let hasVerifier = 1;
  let extraClassDeclaration = !strconcat([{
    ::mlir::MutableOperandRange getDpsInitsMutable() {
      return {*this, getNumOperands() - 3, 3};
    }
    /// Returns true if the operand has the batch of key and value.
    bool hasBatchOfKeys(unsigned operand) {
      return operand == 1 || operand == 2 || operand + 2 >= getNumOperands();
    }
  }], DP_attentionMethods);
}

#endif // DP_IR_DPATTENTION_TD
