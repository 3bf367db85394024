//===- DPDialect.td - The dp dialect -------------------------*- tablegen -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_DPDIALECT_TD
#define DP_IR_DPDIALECT_TD

include "mlir/IR/OpBase.td"

def DP_Dialect : Dialect {
  let name = "dp";
  let summary = "Data parallelism: placement as a type";
  let description = [{
    A tensor that is spread over the devices is in one of three placements:
    every device holds all of it (`replicated`), a chunk of one dimension
    (`sharded`), or a summand of it (`partial`). The placement is part of the
    value's type, so a program that forgets a reduction, adds up a sum twice or
    gathers a whole tensor does not verify.
  }];
  let cppNamespace = "::mlir::dp";
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
  let hasConstantMaterializer = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::tensor::TensorDialect"];
  let extraClassDeclaration = [{
    void registerAttributes();
    void registerTypes();
  }];
}

#endif // DP_IR_DPDIALECT_TD
