//===- DPAttrs.td - Placements and reduction kinds ------------*- tablegen -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_DPATTRS_TD
#define DP_IR_DPATTRS_TD

include "dp/IR/DPDialect.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

// The numbers are those of dp_reduction in dp/Runtime/DeviceABI.h.
def DP_ReductionKind : I32EnumAttr<"ReductionKind", "how summands combine", [
    I32EnumAttrCase<"add", 0>, I32EnumAttrCase<"mul", 1>,
    I32EnumAttrCase<"max", 2>, I32EnumAttrCase<"min", 3>,
    I32EnumAttrCase<"maxnum", 4>, I32EnumAttrCase<"minnum", 5>,
    I32EnumAttrCase<"umax", 6>, I32EnumAttrCase<"umin", 7>,
    I32EnumAttrCase<"and_", 8, "and">, I32EnumAttrCase<"or_", 9, "or">,
    I32EnumAttrCase<"xor_", 10, "xor">]> {
  let cppNamespace = "::mlir::dp";
}

def DP_PlacementKind : I32EnumAttr<"PlacementKind", "what each device holds", [
    I32EnumAttrCase<"replicated", 0>, I32EnumAttrCase<"sharded", 1>,
    I32EnumAttrCase<"partial", 2>]> {
  let cppNamespace = "::mlir::dp";
}

def DP_Stream : I32EnumAttr<"Stream", "a queue of a device's work", [
    I32EnumAttrCase<"compute", 0>, I32EnumAttrCase<"comm", 1>]> {
  let cppNamespace = "::mlir::dp";
}

// Numbered as DP_COMPUTE_* of dp/Runtime/DeviceABI.h.
def DP_MatmulPrecision : I32EnumAttr<"MatmulPrecision",
    "how a product of f32 computes", [
    I32EnumAttrCase<"ieee", 0>, I32EnumAttrCase<"tf32", 1>,
    I32EnumAttrCase<"bf16", 2>]> {
  let cppNamespace = "::mlir::dp";
}

// Numbered as DP_ROUTINE_* of dp/Runtime/DeviceABI.h.
def DP_Routine : I32EnumAttr<"Routine", "a numerical routine", [
    I32EnumAttrCase<"cholesky", 0>, I32EnumAttrCase<"triangular_solve", 1>,
    I32EnumAttrCase<"lu", 2>, I32EnumAttrCase<"pivots_to_permutation", 3>,
    I32EnumAttrCase<"householder_qr", 4>,
    I32EnumAttrCase<"householder_product", 5>, I32EnumAttrCase<"eigh", 6>,
    I32EnumAttrCase<"svd", 7>, I32EnumAttrCase<"fft", 8>,
    I32EnumAttrCase<"rfft", 9>, I32EnumAttrCase<"irfft", 10>]> {
  let cppNamespace = "::mlir::dp";
}

// Numbered as DP_ROUTINE_* of dp/Runtime/DeviceABI.h.
def DP_RoutineFlags : I32BitEnumAttr<"RoutineFlags", "a routine's variant", [
    I32BitEnumAttrCaseNone<"none">, I32BitEnumAttrCaseBit<"upper", 0>,
    I32BitEnumAttrCaseBit<"right", 1>, I32BitEnumAttrCaseBit<"transpose", 2>,
    I32BitEnumAttrCaseBit<"unit", 3>, I32BitEnumAttrCaseBit<"full", 4>,
    I32BitEnumAttrCaseBit<"values", 5>, I32BitEnumAttrCaseBit<"inverse", 6>,
    I32BitEnumAttrCaseBit<"library", 7>]> {
  let cppNamespace = "::mlir::dp";
  let separator = "|";
}

// Named and numbered as in nccl.h.
def DP_NcclDataType : I32EnumAttr<"NcclDataType", "ncclDataType_t", [
    I32EnumAttrCase<"ncclInt8", 0>, I32EnumAttrCase<"ncclUint8", 1>,
    I32EnumAttrCase<"ncclInt32", 2>, I32EnumAttrCase<"ncclUint32", 3>,
    I32EnumAttrCase<"ncclInt64", 4>, I32EnumAttrCase<"ncclUint64", 5>,
    I32EnumAttrCase<"ncclFloat16", 6>, I32EnumAttrCase<"ncclFloat32", 7>,
    I32EnumAttrCase<"ncclFloat64", 8>, I32EnumAttrCase<"ncclBfloat16", 9>]> {
  let cppNamespace = "::mlir::dp";
}

def DP_NcclRedOp : I32EnumAttr<"NcclRedOp", "ncclRedOp_t", [
    I32EnumAttrCase<"ncclSum", 0>, I32EnumAttrCase<"ncclProd", 1>,
    I32EnumAttrCase<"ncclMax", 2>, I32EnumAttrCase<"ncclMin", 3>]> {
  let cppNamespace = "::mlir::dp";
}

def DP_PlacementAttr : AttrDef<DP_Dialect, "Placement"> {
  let mnemonic = "placement";
  let summary = "the placement of a tensor on the devices";
  let description = [{
    - `replicated`: each device holds the whole tensor.
    - `sharded<d>`: each device holds a chunk of dimension `d`, cut as
      `torch.chunk` cuts: ceil(extent / N) elements each, the last ones shorter
      or empty. `sharded<d, unit u>` cuts only at multiples of `u`: the dimension
      is extent / u blocks of u elements, and the blocks are chunked. A batch
      dimension that was collapsed with `u` elements after it needs that.
    - `partial<kind>`: each device holds a summand, and the tensor is the
      reduction of all summands by `kind`.

    Example:

    ```mlir
    func.func private @rows() attributes {
      a = #dp.placement<replicated>,
      b = #dp.placement<sharded<0>>, c = #dp.placement<sharded<0, unit 4>>,
      d = #dp.placement<partial<add>>, e = #dp.placement<partial<max>>}
    ```
  }];
  let parameters = (ins "::mlir::dp::PlacementKind":$kind,
                        DefaultValuedParameter<"int64_t", "0">:$dim,
                        DefaultValuedParameter<"int64_t", "1">:$unit,
                        DefaultValuedParameter<"::mlir::dp::ReductionKind",
                            "::mlir::dp::ReductionKind::add">:$reduction);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    static PlacementAttr replicated(::mlir::MLIRContext *context);
    static PlacementAttr sharded(::mlir::MLIRContext *context, int64_t dim,
                                 int64_t unit = 1);
    static PlacementAttr partial(::mlir::MLIRContext *context,
                                 ReductionKind kind = ReductionKind::add);
    bool isReplicated() const { return getKind() == PlacementKind::replicated; }
    bool isSharded() const { return getKind() == PlacementKind::sharded; }
    bool isPartial() const { return getKind() == PlacementKind::partial; }

    /// Prints the text between `#dp.placement<` and `>`, which placed types
    /// have, too.
    void printBody(::llvm::raw_ostream &os) const;
    static ::mlir::FailureOr<PlacementAttr> parseBody(::mlir::AsmParser &parser);
    /// Returns the text of printBody, for messages.
    std::string str() const;
  }];
}

#endif // DP_IR_DPATTRS_TD
