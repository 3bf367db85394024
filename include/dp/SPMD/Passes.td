//===- Passes.td - Passes on the tensors of one device ------*- tablegen -*===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_SPMD_PASSES_TD
#define DP_SPMD_PASSES_TD

include "mlir/Pass/PassBase.td"

def DPOutlineSPMD : Pass<"dp-outline-spmd", "::mlir::ModuleOp"> {
  let summary = "make each entry one device's program";
  let description = [{
    The body of an entry's dp.parallel becomes the function: its arguments are what
    a device holds of the entry's, results that update no argument get a
    destination argument, dynamic global sizes come as indices. The placements
    around the body become the function's interface, `dp.entry`.
  }];
  let dependentDialects = ["::mlir::dp::DPDialect",
                           "::mlir::bufferization::BufferizationDialect",
                           "::mlir::tensor::TensorDialect",
                           "::mlir::arith::ArithDialect"];
}

def DPDecomposeAggregates : Pass<"dp-decompose-aggregates", "::mlir::func::FuncOp"> {
  let summary = "linalg's aggregate ops become structured ops";
  let description = [{
    An op that stands for several structured ops (linalg.softmax) is analyzed as
    one, and becomes those ops before they are fused.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::math::MathDialect",
                           "::mlir::tensor::TensorDialect"];
}

def DPFuseLinalg : Pass<"dp-fuse-linalg", "::mlir::func::FuncOp"> {
  let summary = "few passes over memory";
  let description = [{
    Fuses elementwise ops into elementwise ops and reductions. A value that several
    ops read is computed in each of them if that is cheap and saves storing it.
    Contractions stay whole; transposes around them become their indexing
    maps.
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def DPCloneInits : Pass<"dp-clone-inits", "::mlir::func::FuncOp"> {
  let summary = "each op its own initial value";
  let description = [{
    A fill that several ops accumulate onto, or loops begin with, would be stored once
    and copied for each; instead each gets a fill of its own, in its own block.
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def DPPlaceCarries : Pass<"dp-place-carries", "::mlir::func::FuncOp"> {
  let summary = "what is carried, given or returned, in one buffer each";
  let description = [{
    A tensor that an iteration hands to the next is written where the iteration got its
    own, so that bufferization finds one buffer for all of them; an scf.if writes
    each result into one tensor in both of its branches. Carries, and results of the
    function, that change places are copied in an order that needs few temporaries.
    A tensor in two destinations is copied from the first.
  }];
  let dependentDialects = ["::mlir::bufferization::BufferizationDialect",
                           "::mlir::scf::SCFDialect",
                           "::mlir::tensor::TensorDialect"];
}

def DPScheduleCollectives : Pass<"dp-schedule-collectives", "::mlir::func::FuncOp"> {
  let summary = "order the ops so that collectives meet";
  let description = [{
    Sorts the body of a dp.spmd function by how many rendezvous each op waits
    for, so that all collectives of one level stand together behind everything
    that needs none of them. The number of rendezvous becomes the length of the
    longest chain of dependent collectives.
  }];
}

def DPEliminateEmptyTensors : Pass<"dp-eliminate-empty-tensors", "::mlir::ModuleOp"> {
  let summary = "let ops write directly into the tensor that they are inserted into";
  let description = [{
    Upstream's eliminate-empty-tensors with an analysis that takes n log n time where
    upstream's takes the cube of the number of writes of one buffer. Replaces a
    tensor.empty whose contents end in a tensor.insert_slice or
    bufferization.materialize_in_destination by an extracted slice of the destination,
    so that bufferization needs no copy. Leaves alone what other ops read, too.

    ```mlir
    %e = tensor.empty() : tensor<4xf32>
    %a = linalg.fill ins(%f : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    %r = tensor.insert_slice %a into %t[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
    // becomes
    %s = tensor.extract_slice %t[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
    %a = linalg.fill ins(%f : f32) outs(%s : tensor<4xf32>) -> tensor<4xf32>
    %r = tensor.insert_slice %a into %t[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
    ```
  }];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
}

def DPBufferize : Pass<"dp-bufferize", "::mlir::ModuleOp"> {
  let summary = "bufferize with an in-place analysis of n log n time";
  let description = [{
    Upstream's one-shot-bufferize with function boundaries in the identity layout, except
    for how it finds out which operands are written in place. Upstream's analysis
    compares all reads with all writes of the tensors that may share a buffer, for
    each of their operands; this one keeps the reads and writes of each set of
    aliases sorted by program order and compares two sets once, the smaller with the
    larger, when they become one. It asks upstream's about an operand only where that
    proves nothing: where a copy is needed, and where branches exclude each other. Calls,
    several blocks in a region and parallel regions are left to upstream's alone.

    ```mlir
    %0 = tensor.insert_slice %a into %t[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
    // becomes, with nothing that reads %t later
    %s = memref.subview %t[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
    memref.copy %a, %s : memref<4xf32> to memref<4xf32, strided<[1]>>
    ```

    Fails where an op must write in place what another op reads later.
  }];
  let dependentDialects = ["::mlir::bufferization::BufferizationDialect",
                           "::mlir::memref::MemRefDialect"];
}

#endif // DP_SPMD_PASSES_TD
