//===- KernelOpInterface.td - Ops lowered to kernels -------*- tablegen -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_INTERFACES_KERNELOPINTERFACE
#define DP_INTERFACES_KERNELOPINTERFACE

include "mlir/IR/OpBase.td"

def KernelOpInterface : OpInterface<"KernelOpInterface"> {
  let description = [{
    An op on buffers that is the body of a kernel of its own: loops whose
    iterations are independent around code that the op creates. On the host threads
    share the outermost loop, on a GPU each iteration has a thread, or a block of
    threads has some iterations. Its memory effects tell which buffers it writes.
  }];
  let cppNamespace = "::mlir::dp";
  let methods = [
    InterfaceMethod<"Returns the parallel loops, outermost first.",
      "::llvm::SmallVector<::mlir::dp::LoopExtent>", "getParallelLoops">,
    InterfaceMethod<"Creates the number of element operations of an iteration.",
      "::mlir::Value", "createWork", (ins "::mlir::OpBuilder &":$builder)>,
    InterfaceMethod<"Returns the name of the kernel.",
      "std::string", "getKernelName">,
    InterfaceMethod<[{
      Returns how many threads of a GPU share an iteration, a power of two. Each
      has a number from 0.
      }],
      "int64_t", "getNumSharers", (ins), "", "return 1;">,
    InterfaceMethod<[{
      Creates the code of the iteration at `ivs`. `sharer` is the number of the
      thread, null if getNumSharers() is 1.
      }],
      "void", "emitIteration",
      (ins "::mlir::OpBuilder &":$builder, "::mlir::ValueRange":$ivs,
           "::mlir::Value":$sharer)>,
    InterfaceMethod<[{
      Returns how blocks of a GPU's threads share the op, or none if threads have
      iterations of their own.
      }],
      "::std::optional<::mlir::dp::BlockShares>", "getBlockShares", (ins), "",
      "return std::nullopt;">,
    InterfaceMethod<[{
      Creates the code of a thread of `block`. Only called if getBlockShares()
      returns something.
      }],
      "void", "emitBlock",
      (ins "::mlir::OpBuilder &":$builder, "::mlir::dp::ThreadBlock &":$block),
      "", [{ llvm_unreachable("the op has no blocks"); }]>,
    InterfaceMethod<[{
      Creates the host's loops, the parallel ones from `lower` to `upper`.
      }],
      "void", "emitLoops",
      (ins "::mlir::OpBuilder &":$builder, "::mlir::ValueRange":$lower,
           "::mlir::ValueRange":$upper), "", [{
        ::mlir::dp::emitIterations($_op, builder, lower, upper);
      }]>,
  ];
}

#endif // DP_INTERFACES_KERNELOPINTERFACE
