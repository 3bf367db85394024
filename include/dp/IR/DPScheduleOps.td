//===- DPScheduleOps.td - Operations of a schedule ------------*- tablegen -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// After bufferization a dp.spmd function is a schedule: kernel launches, library
// contractions and collectives on buffers. It has no details of a target; every
// target lowers it to the same calls (dp/Runtime/DeviceABI.h).
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_DPSCHEDULEOPS_TD
#define DP_IR_DPSCHEDULEOPS_TD

include "dp/IR/DPBufferCollectiveOps.td"
include "dp/IR/DPBufferOps.td"
include "dp/IR/DPEntryAttrs.td"
include "dp/IR/DPNcclOps.td"
include "dp/IR/DPScheduleBase.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"

def DP_LaunchOp : DP_ScheduleOp<"launch", [
    DeclareOpInterfaceMethods<SymbolUserOpInterface>,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<DP_CostOpInterface>]> {
  let summary = "run a kernel";
  let description = [{
    The op runs iterations [0, extent) of a kernel, a function marked `dp.kernel`.
    The kernel's arguments are `params` and the range [begin, end) that it runs.
    Iterations are independent, so a target may split the range. `cost` estimates
    the work of all iterations in element operations.

    Example:

    ```mlir
    func.func private @k(memref<?xf32>, index, index) attributes {dp.kernel = #dp.kernel}
    func.func @launch(%x: memref<?xf32>, %n: index) attributes {dp.spmd} {
      dp.launch @k extent %n cost %n (%x) : memref<?xf32>
      return
    }
    ```
  }];
  let arguments = (ins FlatSymbolRefAttr:$kernel, Index:$extent, Index:$cost,
                       Variadic<AnyType>:$params);
  let assemblyFormat = [{
    $kernel `extent` $extent `cost` $cost `(` $params `)` attr-dict
    (`:` type($params)^)?
  }];
}

def DP_LaunchBatchOp : DP_ScheduleOp<"launch_batch", [
    AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<SymbolUserOpInterface>,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<DP_CostOpInterface>]> {
  let summary = "run a kernel on several sets of parameters";
  let description = [{
    The op is one `dp.launch` of the kernel for each set of parameters, with an
    extent and a cost each. They run in any order or at the same time, so no set
    writes a buffer that another set uses. A GPU runs them as one grid.

    Example:

    ```mlir
    func.func private @k(memref<?xf32>, index, index) attributes {dp.kernel = #dp.kernel}
    func.func @launch_batch(%x: memref<?xf32>, %y: memref<?xf32>, %n: index,
                            %m: index) attributes {dp.spmd} {
      dp.launch_batch @k extents(%n, %m) costs(%n, %m) sets [(%x), (%y)]
          : memref<?xf32>
      return
    }
    ```
  }];
  let arguments = (ins FlatSymbolRefAttr:$kernel, Variadic<Index>:$extents,
                       Variadic<Index>:$costs, Variadic<AnyType>:$params);
  let assemblyFormat = [{
    $kernel `extents` `(` $extents `)` `costs` `(` $costs `)`
    `sets` custom<ParamSets>($params, type($params), ref($extents)) attr-dict
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    unsigned getNumSets() { return getExtents().size(); }
    /// The parameters of one set.
    OperandRange getSet(unsigned number) {
      unsigned size = getParams().size() / getNumSets();
      return getParams().slice(number * size, size);
    }
  }];
}

def DP_LaunchRegionOp : DP_ScheduleOp<"launch_region", [
    NoRegionArguments, NoTerminator, RecursiveMemoryEffects, SingleBlock]> {
  let summary = "run a region as a kernel";
  let description = [{
    The op is a `dp.launch` whose kernel is not a function yet but the region: ops
    that write buffers, one after the other. They use values from outside, as the
    ops of a loop do. `extent` and `cost` are those of `dp.launch`, and `kernel` is
    the attribute that the function will have: it names the loop of which `extent`
    is the number of iterations.

    `kernel_name` is the name of the function; `of` begins it with the path of the
    user's module where the ops come from one.

    The passes from `dp-form-kernels` to `dp-outline-kernels` have the op; all later
    ones expect `dp.launch`.

    Example:

    ```mlir
    func.func @launch_region(%x: memref<?xf32>, %n: index) attributes {dp.spmd} {
      %zero = arith.constant 0.0 : f32
      dp.launch_region "kernel_fill" extent %n cost %n kernel #dp.kernel<loop = 0> {
        linalg.fill ins(%zero : f32) outs(%x : memref<?xf32>)
      }
      return
    }
    ```
  }];
  let arguments = (ins StrAttr:$kernel_name, OptionalAttr<StrAttr>:$module_path,
                       Index:$extent, Index:$cost, DP_KernelAttr:$kernel);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    $kernel_name (`of` $module_path^)? `extent` $extent `cost` $cost
    `kernel` qualified($kernel) attr-dict-with-keyword $body
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Streams
//===----------------------------------------------------------------------===//

def DP_EventRecordOp : DP_StreamOp<"event_record"> {
  let summary = "record an event on a stream";
  let description = [{
    A target with streams enqueues launches, contractions and copies on the stream
    `compute` and collectives on `comm`. The event completes with all work that was
    enqueued on `stream` before. Recording the event again replaces the record.

    Example: see `dp.stream_wait`.
  }];
  let arguments = (ins I64Attr:$event, DP_Stream:$stream);
  let assemblyFormat = "$event `on` $stream attr-dict";
  let hasVerifier = 1;
}

def DP_StreamWaitOp : DP_StreamOp<"stream_wait"> {
  let summary = "make a stream wait for an event";
  let description = [{
    Work that is enqueued on `stream` from here on begins after the event.
    `buffers` are those that `stream` may use because of the wait. Until then
    another stream may be using them, so they are alive up to here.

    Example:

    ```mlir
    func.func private @k(memref<8xf32>, index, index) attributes {dp.kernel = #dp.kernel}
    func.func @streams(%g: memref<8xf32>, %n: index) attributes {dp.spmd} {
      dp.launch @k extent %n cost %n (%g) : memref<8xf32>
      dp.event_record 0 on compute
      dp.stream_wait comm for 0 (%g) : memref<8xf32>
      dp.buffer.all_reduce %g, %g : memref<8xf32>, memref<8xf32>
      dp.event_record 1 on comm
      dp.stream_wait compute for 1 (%g) : memref<8xf32>
      dp.launch @k extent %n cost %n (%g) : memref<8xf32>
      return
    }
    ```
  }];
  let arguments = (ins DP_Stream:$stream, I64Attr:$event,
                       Arg<Variadic<AnyMemRef>, "",
                           [MemRead, MemWrite]>:$buffers);
  let assemblyFormat = [{
    $stream `for` $event (`(` $buffers^ `)`)? attr-dict (`:` type($buffers)^)?
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Values that control the schedule
//===----------------------------------------------------------------------===//

def DP_HostReadOp : DP_ScheduleOp<"host_read", [
    TypesMatchWith<"result to be an element of the buffer", "buffer", "result",
        "::llvm::cast<::mlir::MemRefType>($_self).getElementType()">]> {
  let summary = "wait for the compute stream and read an element";
  let description = [{
    The schedule's control flow may depend on an element in a device's memory: the
    condition of a loop, a bound, or the offset of a slice. The host waits until
    all work that was enqueued on the compute stream before is complete, and reads
    the element. A schedule for the host has an ordinary memref.load instead.

    Example:

    ```mlir
    func.func private @half(memref<f32>, index, index) attributes {dp.kernel = #dp.kernel}
    func.func @until_small(%x: memref<f32>, %n: index) attributes {dp.spmd} {
      %one = arith.constant 1.0 : f32
      scf.while : () -> () {
        %v = dp.host_read %x[] : memref<f32>
        %more = arith.cmpf ogt, %v, %one : f32
        scf.condition(%more)
      } do {
        dp.launch @half extent %n cost %n (%x) : memref<f32>
        scf.yield
      }
      return
    }
    ```
  }];
  let arguments = (ins Arg<AnyMemRef, "", [MemRead]>:$buffer,
                       Variadic<Index>:$indices);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$buffer `[` $indices `]` attr-dict `:` type($buffer)";
  let hasVerifier = 1;
}

#endif // DP_IR_DPSCHEDULEOPS_TD
