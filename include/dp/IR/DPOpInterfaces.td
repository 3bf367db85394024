//===- DPOpInterfaces.td - Interfaces of a schedule's ops ---*- tablegen -*===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Passes ask these interfaces and MemoryEffectOpInterface instead of listing
// ops, so that an op is added in one place (docs/add-a-schedule-op.md).
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_DPOPINTERFACES_TD
#define DP_IR_DPOPINTERFACES_TD

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

/// The order of a device's streams.
def DP_StreamResource : Resource<"::mlir::dp::StreamResource">;

def DP_CollectiveOpInterface : OpInterface<"CollectiveOpInterface"> {
  let description = [{
    An op at which all devices meet: each device sends a value and receives one.
    The received value is the result in the tensor form and an operand in the
    buffer form.
  }];
  let cppNamespace = "::mlir::dp";
  let methods = [
    InterfaceMethod<"Returns the kind of collective.",
        "::mlir::dp::CollectiveKind", "getCollectiveKind">,
    InterfaceMethod<"Returns the tensor, placed value or buffer that is sent.",
        "::mlir::Value", "getSent", (ins), "",
        "return $_op->getOperand(0);">,
    InterfaceMethod<"Returns the tensor, placed value or buffer that is "
        "received.",
        "::mlir::Value", "getReceived", (ins), "", [{
          return $_op->getNumResults() != 0 ? ::mlir::Value($_op->getResult(0))
                                            : $_op->getOperand(1);
        }]>,
    InterfaceMethod<"Returns how the devices' elements are combined; none if "
        "they are only moved.",
        "std::optional<::mlir::dp::ReductionKind>", "getReduction">,
    InterfaceMethod<"Returns how the whole is cut into one chunk for each "
        "device; none if every device has all of it on both sides.",
        "std::optional<::mlir::dp::Chunking>", "getChunking">,
  ];
  let extraClassDeclaration = [{
    /// Returns the payload: the side on which a device has all chunks. All
    /// devices must have it of one size; an all_gather receives it, the others
    /// send it.
    ::mlir::Value getWhole() {
      return getCollectiveKind() == ::mlir::dp::CollectiveKind::allGather
                 ? getReceived()
                 : getSent();
    }
    /// Returns true if every device receives the same values.
    bool isUniform() {
      return getCollectiveKind() == ::mlir::dp::CollectiveKind::allReduce ||
             getCollectiveKind() == ::mlir::dp::CollectiveKind::allGather;
    }
  }];
}

def DP_BufferCollectiveOpInterface
    : OpInterface<"BufferCollectiveOpInterface", [DP_CollectiveOpInterface]> {
  let description = [{
    The buffer form of a collective: it reads operand 0 and overwrites operand 1.
  }];
  let cppNamespace = "::mlir::dp";
  let verify = "return ::mlir::dp::detail::verifyBufferCollective($_op);";
}

def DP_NcclOpInterface : OpInterface<"NcclOpInterface"> {
  let description = [{
    A collective with the arguments of NCCL's calls. It reads operand 0 and
    overwrites operand 1.
  }];
  let cppNamespace = "::mlir::dp";
  let methods = [
    InterfaceMethod<"Returns the data type that travels.",
        "::mlir::dp::NcclDataType", "getDatatype">,
    InterfaceMethod<"Returns how elements are combined; none if they are only "
        "moved.",
        "std::optional<::mlir::dp::NcclRedOp>", "getReduction", (ins), "",
        "return std::nullopt;">,
    InterfaceMethod<"Returns true if the op receives a row from each device.",
        "bool", "receivesRows", (ins), "", "return false;">,
  ];
  let verify = "return ::mlir::dp::detail::verifyNccl($_op);";
}

def DP_CostOpInterface : OpInterface<"CostOpInterface"> {
  let description = [{
    An op of a schedule that keeps a device's compute stream busy.
  }];
  let cppNamespace = "::mlir::dp";
  let methods = [
    InterfaceMethod<"Returns the cost of one run, with sizes from `sizes`.",
        "::mlir::dp::OpCost", "estimateCost",
        (ins "const ::mlir::dp::SizeQuery &":$sizes)>,
    InterfaceMethod<"Returns the library that runs the op.",
        "::mlir::dp::LibraryKind", "getLibrary", (ins), "",
        "return ::mlir::dp::LibraryKind::none;">,
  ];
}

// The methods of CollectiveOpInterface, for the tensor and the buffer form of
// one kind; `reduction` and `chunking` are expressions in C++.
class DP_CollectiveMethods<string kind, string reduction, string chunking> {
  string declarations = [{
    ::mlir::dp::CollectiveKind getCollectiveKind() {
      return ::mlir::dp::CollectiveKind::}] # kind # [{;
    }
    std::optional<::mlir::dp::ReductionKind> getReduction() {
      return }] # reduction # [{;
    }
    std::optional<::mlir::dp::Chunking> getChunking() {
      return }] # chunking # [{;
    }
  }];
}

defvar DP_chunksOfAttributes =
    "::mlir::dp::Chunking{static_cast<int64_t>(getDim()), "
    "static_cast<int64_t>(getUnit())}";
def DP_AllReduceMethods
    : DP_CollectiveMethods<"allReduce", "getKind()", "std::nullopt">;
def DP_AllGatherMethods
    : DP_CollectiveMethods<"allGather", "std::nullopt", DP_chunksOfAttributes>;
def DP_ReduceScatterMethods
    : DP_CollectiveMethods<"reduceScatter", "getKind()", DP_chunksOfAttributes>;
def DP_AllToAllMethods
    : DP_CollectiveMethods<"allToAll", "std::nullopt",
                           "::mlir::dp::Chunking{0, 1}">;

#endif // DP_IR_DPOPINTERFACES_TD
