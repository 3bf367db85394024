//===- SignalOps.td - The embedding compiler's dialect --------*- tablegen -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef SIGNALOPS_TD
#define SIGNALOPS_TD

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Signal_Dialect : Dialect {
  let name = "signal";
  let cppNamespace = "::signal";
  let summary = "rows of samples; knows nothing of dp";
}

class Signal_Op<string mnemonic> : Op<Signal_Dialect, mnemonic, [Pure]> {
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
}

def Signal_UnitRowsOp : Signal_Op<"unit_rows"> {
  let summary = "each row divided by its length";
  let arguments = (ins 2DTensorOf<[AnyFloat]>:$input);
}

def Signal_EnergyOp : Signal_Op<"energy"> {
  let summary = "the sum over rows of each column's squares";
  let arguments = (ins 2DTensorOf<[AnyFloat]>:$input);
}

def Signal_AmplifyOp : Signal_Op<"amplify"> {
  let summary = "each element times a constant";
  let arguments = (ins RankedTensorOf<[AnyFloat]>:$input, F64Attr:$gain);
}

#endif // SIGNALOPS_TD
