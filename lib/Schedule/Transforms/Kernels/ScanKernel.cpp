//===- ScanKernel.cpp - A prefix scan as loops ---------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A thread scans a row with the accumulators in registers. On the host, rows
// that are not contiguous advance together: the loops have the order of the
// dimensions, and the accumulators are in memory.
//
//===----------------------------------------------------------------------===//

#include "RegionKernel.h"
#include "dp/Schedule/Transforms/KernelOps.h"

#include "dp/IR/DP.h"

using namespace mlir;
using namespace mlir::dp;

namespace {
class ScanEmitter {
public:
  ScanEmitter(BufferScanOp op) : op(op), loc(op.getLoc()), dim(op.getDim()) {}

  /// One row, with the accumulators in registers.
  void emitRow(OpBuilder &builder, ValueRange row) {
    auto load = [&](Value init) -> Value {
      return memref::LoadOp::create(builder, loc, init, row);
    };
    SmallVector<Value> first = llvm::map_to_vector(op.getInits(), load);
    auto loop = emitAlong(builder, first,
                          [&](OpBuilder &at, Value index, ValueRange before) {
                            return emitElement(at, row, index, before);
                          });
    for (auto [total, init] : llvm::zip_equal(loop.getResults(), op.getInits()))
      memref::StoreOp::create(builder, loc, total, init, row);
  }

  /// Rows that lie side by side: the loops after `dim` are the inner ones, and
  /// the accumulators are where the initial values were.
  void emitSideBySide(OpBuilder &builder, ValueRange lower, ValueRange upper) {
    emitLoopNest(
        builder, loc, lower.take_front(dim), upper.take_front(dim),
        [&](OpBuilder &outer, ValueRange major) {
          emitAlong(outer, {}, [&](OpBuilder &at, Value index, ValueRange) {
            emitLoopNest(at, loc, lower.drop_front(dim), upper.drop_front(dim),
                         [&](OpBuilder &inner, ValueRange minor) {
                           SmallVector<Value> row(major);
                           llvm::append_range(row, minor);
                           emitStep(inner, row, index);
                         });
            return SmallVector<Value>();
          });
        });
  }

private:
  /// Creates the loop along `dim` in the order of the scan.
  scf::ForOp emitAlong(
      OpBuilder &builder, ValueRange initial,
      llvm::function_ref<SmallVector<Value>(OpBuilder &, Value, ValueRange)>
          body) {
    Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
    Value one = arith::ConstantIndexOp::create(builder, loc, 1);
    Value extent = LoopExtent{op.getInputs().front(), dim}.create(builder, loc);
    Value last;
    if (op.getReverse())
      last = arith::SubIOp::create(builder, loc, extent, one);
    return scf::ForOp::create(
        builder, loc, zero, extent, one, initial,
        [&](OpBuilder &at, Location, Value iv, ValueRange carried) {
          if (last)
            iv = arith::SubIOp::create(at, loc, last, iv);
          scf::YieldOp::create(at, loc, body(at, iv, carried));
        });
  }

  SmallVector<Value> emitElement(OpBuilder &builder, ValueRange row,
                                 Value index, ValueRange before) {
    RowAccess access(loc, dim, row);
    SmallVector<Value> arguments(before);
    llvm::append_range(arguments, access.load(builder, op.getInputs(), index));
    SmallVector<Value> after =
        inlineRegion(builder, op.getCombiner(), arguments);
    access.store(builder, op.getExclusive() ? before : ValueRange(after),
                 op.getDests(), index);
    return after;
  }

  void emitStep(OpBuilder &builder, ValueRange row, Value index) {
    auto load = [&](Value init) -> Value {
      return memref::LoadOp::create(builder, loc, init, row);
    };
    SmallVector<Value> before = llvm::map_to_vector(op.getInits(), load);
    SmallVector<Value> after = emitElement(builder, row, index, before);
    for (auto [value, init] : llvm::zip_equal(after, op.getInits()))
      memref::StoreOp::create(builder, loc, value, init, row);
  }

  BufferScanOp op;
  Location loc;
  int64_t dim;
};

struct ScanKernel : KernelOpInterface::ExternalModel<ScanKernel, BufferScanOp> {
  SmallVector<LoopExtent> getParallelLoops(Operation *op) const {
    auto scan = cast<BufferScanOp>(op);
    return getRowLoops(scan.getInputs().front(), scan.getDim());
  }

  Value createWork(Operation *op, OpBuilder &builder) const {
    auto scan = cast<BufferScanOp>(op);
    int64_t perElement =
        getRegionWork(scan.getCombiner()) + 2 * scan.getInputs().size();
    Value extent =
        LoopExtent{scan.getInputs().front(), int64_t(scan.getDim())}.create(
            builder, op->getLoc());
    return arith::MulIOp::create(
        builder, op->getLoc(), extent,
        arith::ConstantIndexOp::create(builder, op->getLoc(), perElement));
  }

  std::string getKernelName(Operation *op) const {
    std::string name = "kernel_scan";
    unsigned parts = 0;
    for (Operation &inner :
         cast<BufferScanOp>(op).getCombiner().front().without_terminator())
      if (parts++ < 3)
        name += ("_" + inner.getName().stripDialect()).str();
    return name;
  }

  void emitIteration(Operation *op, OpBuilder &builder, ValueRange ivs,
                     Value) const {
    ScanEmitter(cast<BufferScanOp>(op)).emitRow(builder, ivs);
  }

  void emitLoops(Operation *op, OpBuilder &builder, ValueRange lower,
                 ValueRange upper) const {
    auto scan = cast<BufferScanOp>(op);
    bool isContiguous = llvm::all_of(
        llvm::drop_begin(getParallelLoops(op), scan.getDim()),
        [](const LoopExtent &loop) { return loop.getStatic() == 1; });
    if (isContiguous)
      emitIterations(op, builder, lower, upper);
    else
      ScanEmitter(scan).emitSideBySide(builder, lower, upper);
  }
};
} // namespace

void mlir::dp::registerScanKernel(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, DPDialect *) {
    BufferScanOp::attachInterface<ScanKernel>(*context);
    context->loadDialect<arith::ArithDialect, memref::MemRefDialect,
                         scf::SCFDialect>();
  });
}
