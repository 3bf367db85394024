//===- DPBufferCollectiveOps.td - Collectives on buffers ---*- tablegen -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_DPBUFFERCOLLECTIVEOPS_TD
#define DP_IR_DPBUFFERCOLLECTIVEOPS_TD

include "dp/IR/DPScheduleBase.td"

def DP_GroupStartOp : DP_StreamOp<"group_start"> {
  let summary = "begin a group of collectives";
  let description = [{
    The collectives up to `dp.group_end` are one rendezvous.

    Example:

    ```mlir
    func.func @group(%a: memref<4xf32>, %b: memref<8xf32>) attributes {dp.spmd} {
      dp.group_start
      dp.buffer.all_reduce %a, %a : memref<4xf32>, memref<4xf32>
      dp.buffer.all_reduce %b, %b : memref<8xf32>, memref<8xf32>
      dp.group_end
      return
    }
    ```
  }];
  let assemblyFormat = "attr-dict";
}

def DP_GroupEndOp : DP_StreamOp<"group_end"> {
  let summary = "end a group of collectives, at which all ranks meet";
  let description = [{
    The group's collectives are complete after this op. With `async` they only
    begin here and are complete after the `dp.wait` of the token. Until then no op
    may access the buffers that they receive, or write the buffers that they send.

    Example:

    ```mlir
    func.func private @k(memref<4xf32>, index, index) attributes {dp.kernel = #dp.kernel}
    func.func @overlap(%g: memref<8xf32>, %x: memref<4xf32>, %n: index)
        attributes {dp.spmd} {
      dp.group_start
      dp.buffer.all_reduce %g, %g : memref<8xf32>, memref<8xf32>
      %t = dp.group_end async -> !dp.token
      dp.launch @k extent %n cost %n (%x) : memref<4xf32>
      dp.wait %t (%g) : memref<8xf32>
      return
    }
    ```
  }];
  let results = (outs Optional<DP_TokenType>:$token);
  let assemblyFormat = "(`async` `->` type($token)^)? attr-dict";
  let builders = [OpBuilder<(ins), [{ build($_builder, $_state, Type()); }]>];
  let hasVerifier = 1;
}

def DP_WaitOp : DP_StreamOp<"wait"> {
  let summary = "wait until a group of collectives is complete";
  let description = [{
    `buffers` are those that may be used from here on because of the wait. The
    collectives may use them until then, so they are alive up to here.

    Example: see `dp.group_end`.
  }];
  let arguments = (ins DP_TokenType:$token, Arg<Variadic<AnyMemRef>, "",
                           [MemRead, MemWrite]>:$buffers);
  let assemblyFormat = [{
    $token (`(` $buffers^ `)`)? attr-dict (`:` type($buffers)^)?
  }];
  let hasVerifier = 1;
}

def DP_Sent : Arg<AnyMemRef, "", [MemReadAt<0, FullEffect>]>;
def DP_Received : Arg<AnyMemRef, "", [MemWriteAt<0, FullEffect>]>;

class DP_BufferCollectiveOp<string mnemonic, DP_CollectiveMethods methods>
    : DP_StreamOp<"buffer." # mnemonic, [
        DP_CollectiveOpInterface, DP_BufferCollectiveOpInterface]> {
  let extraClassDeclaration = methods.declarations;
}

def DP_BufferAllReduceOp
    : DP_BufferCollectiveOp<"all_reduce", DP_AllReduceMethods> {
  let summary = "dp.all_reduce on buffers";
  let description = [{
    `recv` may be the same buffer as `send`. Both are dense.

    Example:

    ```mlir
    func.func @all_reduce(%g: memref<10xf32>) attributes {dp.spmd} {
      dp.buffer.all_reduce %g, %g kind max : memref<10xf32>, memref<10xf32>
      return
    }
    ```
  }];
  let arguments = (ins DP_Sent:$send, DP_Received:$recv,
                       DefaultValuedAttr<DP_ReductionKind,
                           "::mlir::dp::ReductionKind::add">:$kind);
  let assemblyFormat = [{
    $send `,` $recv (`kind` $kind^)? attr-dict `:` type($send) `,` type($recv)
  }];
}

def DP_BufferAllGatherOp
    : DP_BufferCollectiveOp<"all_gather", DP_AllGatherMethods> {
  let summary = "dp.all_gather on buffers";
  let description = [{
    The op concatenates the devices' chunks of dimension `dim`, which are cut at
    multiples of `unit`, in `recv`.

    Example:

    ```mlir
    func.func @all_gather(%x: memref<?x3xf32>, %y: memref<10x3xf32>)
        attributes {dp.spmd} {
      dp.buffer.all_gather %x, %y dim 0 : memref<?x3xf32>, memref<10x3xf32>
      return
    }
    ```
  }];
  let arguments = (ins DP_Sent:$send, DP_Received:$recv, I64Attr:$dim,
                       DefaultValuedAttr<I64Attr, "1">:$unit);
  let assemblyFormat = [{
    $send `,` $recv `dim` $dim (`unit` $unit^)? attr-dict `:` type($send) `,`
    type($recv)
  }];
}

def DP_BufferReduceScatterOp
    : DP_BufferCollectiveOp<"reduce_scatter", DP_ReduceScatterMethods> {
  let summary = "dp.reduce_scatter on buffers";
  let description = [{
    Example:

    ```mlir
    func.func @reduce_scatter(%x: memref<10x3xf32>, %y: memref<?x3xf32>)
        attributes {dp.spmd} {
      dp.buffer.reduce_scatter %x, %y dim 0 : memref<10x3xf32>, memref<?x3xf32>
      return
    }
    ```
  }];
  let arguments = (ins DP_Sent:$send, DP_Received:$recv,
                       DefaultValuedAttr<DP_ReductionKind,
                           "::mlir::dp::ReductionKind::add">:$kind,
                       I64Attr:$dim, DefaultValuedAttr<I64Attr, "1">:$unit);
  let assemblyFormat = [{
    $send `,` $recv (`kind` $kind^)? `dim` $dim (`unit` $unit^)? attr-dict `:`
    type($send) `,` type($recv)
  }];
}

def DP_BufferAllToAllOp
    : DP_BufferCollectiveOp<"all_to_all", DP_AllToAllMethods> {
  let summary = "dp.all_to_all on buffers";
  let description = [{
    Row r of `recv` is device r's version of this device's chunk.

    Example:

    ```mlir
    func.func @all_to_all(%x: memref<18xbf16>, %y: memref<?x?xbf16>)
        attributes {dp.spmd} {
      dp.buffer.all_to_all %x, %y : memref<18xbf16>, memref<?x?xbf16>
      return
    }
    ```
  }];
  let arguments = (ins DP_Sent:$send, DP_Received:$recv);
  let assemblyFormat = [{
    $send `,` $recv attr-dict `:` type($send) `,` type($recv)
  }];
}

#endif // DP_IR_DPBUFFERCOLLECTIVEOPS_TD
