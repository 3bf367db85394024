//===- DPTargetAttr.td - The target of a module -------------*- tablegen -*===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_DPTARGETATTR_TD
#define DP_IR_DPTARGETATTR_TD

include "dp/IR/DPDialect.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

def DP_TargetKind : I32EnumAttr<"TargetKind", "kind of a target's devices", [
    I32EnumAttrCase<"host", 0>, I32EnumAttrCase<"gpu", 1>]> {
  let cppNamespace = "::mlir::dp";
}

def DP_TargetLibraries : I32BitEnumAttr<"TargetLibraries",
                                        "ops that a target's libraries compute", [
    I32BitEnumAttrCaseNone<"none">, I32BitEnumAttrCaseBit<"convolution", 0>,
    I32BitEnumAttrCaseBit<"attention", 1>]> {
  let cppNamespace = "::mlir::dp";
  let separator = "|";
}

def DP_TargetCollectives : I32EnumAttr<"TargetCollectives",
                                       "library of a target's collectives", [
    I32EnumAttrCase<"runtime", 0>, I32EnumAttrCase<"nccl", 1>]> {
  let cppNamespace = "::mlir::dp";
}

def DP_TargetAttr : AttrDef<DP_Dialect, "Target"> {
  let mnemonic = "target";
  let summary = "the devices and libraries that a module is compiled for";
  let description = [{
    `kind` says whether a device is a thread of the host or a GPU. `libraries`
    are the ops that a library computes beside contractions: convolutions
    (oneDNN, cuDNN) and attention (cuDNN). `collectives` is the library of the
    collectives: dp's runtime, which adds 16-bit floats in f32, or NCCL, which
    adds them in their own type.

    Stands as `dp.target` on a module, where dp-attach-target or the driver puts
    it; passes ask `dp::getTarget`. A module without it is compiled for the host
    without libraries.

    Example:

    ```mlir
    module attributes {dp.target = #dp.target<kind = gpu, libraries = "convolution|attention", collectives = nccl>} {}
    module attributes {dp.target = #dp.target<kind = host>} {}
    ```
  }];
  let parameters = (ins
    EnumParameter<DP_TargetKind>:$kind,
    DefaultValuedParameter<"::mlir::dp::TargetLibraries",
                           "::mlir::dp::TargetLibraries::none">:$libraries,
    DefaultValuedParameter<"::mlir::dp::TargetCollectives",
                           "::mlir::dp::TargetCollectives::runtime">:$collectives);
  let assemblyFormat = "`<` struct(params) `>`";}

#endif // DP_IR_DPTARGETATTR_TD
