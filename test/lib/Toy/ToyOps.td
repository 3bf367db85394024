//===- ToyOps.td - A foreign dialect for tests ----------------*- tablegen -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_LIB_TOY_TOYOPS_TD
#define DP_TEST_LIB_TOY_TOYOPS_TD

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let summary = "what an embedding compiler may bring: it knows nothing of dp";
  let cppNamespace = "::mlir::toy";
}

class Toy_Op<string mnemonic> : Op<Toy_Dialect, mnemonic, [Pure]> {
  let results = (outs AnyRankedTensor:$result);
}

def Toy_ReluOp : Toy_Op<"relu"> {
  let summary = "max(x, 0); no rule is given for it";
  let arguments = (ins AnyRankedTensor:$input);
  let assemblyFormat = "$input attr-dict `:` type($input) `->` type($result)";
}

def Toy_CenterOp : Toy_Op<"center"> {
  let summary = "x minus its mean along a dimension";
  let arguments = (ins AnyRankedTensor:$input, I64Attr:$dim);
  let assemblyFormat =
      "$input `dim` $dim attr-dict `:` type($input) `->` type($result)";
}

def Toy_HistogramOp : Toy_Op<"histogram"> {
  let summary = "how often each class is among the rows";
  let arguments = (ins AnyRankedTensor:$input);
  let assemblyFormat = "$input attr-dict `:` type($input) `->` type($result)";
}

def Toy_NumberOp : Toy_Op<"number"> {
  let summary = "first, first + 1, ...: a number per row";
  let arguments = (ins AnyRankedTensor:$input, Index:$first);
  let assemblyFormat =
      "$input `from` $first attr-dict `:` type($input) `->` type($result)";
}

def Toy_OuterOp : Toy_Op<"outer"> {
  let summary = "result[i, j] = x[i] * y[j]";
  let arguments = (ins AnyRankedTensor:$x, AnyRankedTensor:$y);
  let assemblyFormat =
      "$x `,` $y attr-dict `:` type($x) `,` type($y) `->` type($result)";
}

def Toy_BufferOuterOp : Op<Toy_Dialect, "buffer.outer"> {
  let summary = "out[i, j] = x[i] * y[j]";
  let arguments = (ins Arg<AnyMemRef, "", [MemRead]>:$x,
                       Arg<AnyMemRef, "", [MemRead]>:$y,
                       Arg<AnyMemRef, "", [MemWriteAt<0, FullEffect>]>:$out);
  let assemblyFormat = [{
    $x `,` $y `into` $out attr-dict `:` type($x) `,` type($y) `,` type($out)
  }];
}

#endif // DP_TEST_LIB_TOY_TOYOPS_TD
