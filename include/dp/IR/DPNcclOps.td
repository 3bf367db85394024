//===- DPNcclOps.td - Calls of NCCL ------------------------*- tablegen -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_DPNCCLOPS_TD
#define DP_IR_DPNCCLOPS_TD

include "dp/IR/DPScheduleBase.td"

class DP_NcclOp<string mnemonic>
    : DP_StreamOp<"nccl." # mnemonic, [DP_NcclOpInterface]>;

defvar DP_reductionOfOp =
    "std::optional<::mlir::dp::NcclRedOp> getReduction() { return getOp(); }";

def DP_NcclAllReduceOp : DP_NcclOp<"all_reduce"> {
  let summary = "ncclAllReduce on the comm stream";
  let description = [{
    Example:

    ```mlir
    func.func @all_reduce(%g: memref<10xi1>, %n: index) attributes {dp.spmd} {
      dp.nccl.all_reduce %g, %g count %n ncclUint8 ncclMax
          : memref<10xi1>, memref<10xi1>
      return
    }
    ```
  }];
  let arguments = (ins DP_Sent:$send, DP_Received:$recv, Index:$count,
                       DP_NcclDataType:$datatype, DP_NcclRedOp:$op);
  let assemblyFormat = [{
    $send `,` $recv `count` $count $datatype $op attr-dict `:` type($send) `,`
    type($recv)
  }];
  let extraClassDeclaration = DP_reductionOfOp;
}

def DP_NcclAllGatherOp : DP_NcclOp<"all_gather"> {
  let summary = "ncclAllGather on the comm stream, or a group of ncclBroadcast";
  let description = [{
    The whole is `outer` x `blocks` x `elems` of `datatype`, and the blocks are
    chunked as torch.chunk does. If `outer` is 1 and all ranks have equally many
    blocks, the op is one ncclAllGather; otherwise each rank's chunk is a broadcast.

    Example:

    ```mlir
    func.func @all_gather(%x: memref<?x3xf32>, %y: memref<10x3xf32>,
                          %outer: index, %blocks: index, %elems: index)
        attributes {dp.spmd} {
      dp.nccl.all_gather %x, %y chunks(%outer, %blocks, %elems) ncclFloat32
          : memref<?x3xf32>, memref<10x3xf32>
      return
    }
    ```
  }];
  let arguments = (ins DP_Sent:$send, DP_Received:$recv, Index:$outer,
                       Index:$blocks, Index:$elems, DP_NcclDataType:$datatype);
  let assemblyFormat = [{
    $send `,` $recv `chunks` `(` $outer `,` $blocks `,` $elems `)` $datatype
    attr-dict `:` type($send) `,` type($recv)
  }];
}

def DP_NcclReduceScatterOp : DP_NcclOp<"reduce_scatter"> {
  let summary = "ncclReduceScatter on the comm stream, or a group of ncclReduce";
  let description = [{
    Chunks are those of `dp.nccl.all_gather`. The op is one ncclReduceScatter if
    that is one ncclAllGather, otherwise an ncclReduce to each rank.

    Example:

    ```mlir
    func.func @reduce_scatter(%x: memref<10x3xf32>, %y: memref<?x3xf32>,
                              %outer: index, %blocks: index, %elems: index)
        attributes {dp.spmd} {
      dp.nccl.reduce_scatter %x, %y chunks(%outer, %blocks, %elems) ncclFloat32
          ncclSum : memref<10x3xf32>, memref<?x3xf32>
      return
    }
    ```
  }];
  let arguments = (ins DP_Sent:$send, DP_Received:$recv, Index:$outer,
                       Index:$blocks, Index:$elems, DP_NcclDataType:$datatype,
                       DP_NcclRedOp:$op);
  let assemblyFormat = [{
    $send `,` $recv `chunks` `(` $outer `,` $blocks `,` $elems `)` $datatype $op
    attr-dict `:` type($send) `,` type($recv)
  }];
  let extraClassDeclaration = DP_reductionOfOp;
}

def DP_NcclAllToAllOp : DP_NcclOp<"all_to_all"> {
  let summary = "a group of ncclSend and ncclRecv on the comm stream";
  let description = [{
    The sent buffer is `blocks` x `elems` of `datatype`, and the blocks are chunked
    as torch.chunk does. Each device is sent its chunk. From each device comes its
    version of this device's chunk.

    Example:

    ```mlir
    func.func @all_to_all(%x: memref<18xbf16>, %y: memref<?x?xbf16>,
                          %blocks: index, %elems: index) attributes {dp.spmd} {
      dp.nccl.all_to_all %x, %y chunks(%blocks, %elems) ncclBfloat16
          : memref<18xbf16>, memref<?x?xbf16>
      return
    }
    ```
  }];
  let arguments = (ins DP_Sent:$send, DP_Received:$recv, Index:$blocks,
                       Index:$elems, DP_NcclDataType:$datatype);
  let assemblyFormat = [{
    $send `,` $recv `chunks` `(` $blocks `,` $elems `)` $datatype attr-dict `:`
    type($send) `,` type($recv)
  }];
  let extraClassDeclaration = "bool receivesRows() { return true; }";
}

#endif // DP_IR_DPNCCLOPS_TD
