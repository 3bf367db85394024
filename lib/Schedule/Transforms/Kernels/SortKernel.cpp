//===- SortKernel.cpp - A stable sort of rows as loops -------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A thread sorts a row: short runs by insertion, then longer and longer ones by
// merging between the buffers and the scratch. Both are stable, and n log n in
// all.
//
//===----------------------------------------------------------------------===//

#include "RegionKernel.h"
#include "dp/Schedule/Transforms/KernelOps.h"

#include "dp/IR/DP.h"

using namespace mlir;
using namespace mlir::dp;

/// The length of the runs that are sorted by insertion.
static constexpr int64_t kRun = 16;

namespace {
class SortEmitter {
public:
  SortEmitter(BufferSortOp op, OpBuilder &builder, ValueRange row)
      : op(op), loc(op.getLoc()), access(loc, op.getDim(), row),
        one(arith::ConstantIndexOp::create(builder, loc, 1)),
        extent(LoopExtent{op.getValues().front(), int64_t(op.getDim())}.create(
            builder, loc)) {}

  void run(OpBuilder &builder) {
    Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
    if (op.getScratch().empty())
      return emitInsertions(builder, zero, extent);
    Value run = arith::ConstantIndexOp::create(builder, loc, kRun);
    scf::ForOp::create(builder, loc, zero, extent, run, ValueRange(),
                       [&](OpBuilder &at, Location, Value low, ValueRange) {
                         emitInsertions(at, low, getEnd(at, low, run));
                         scf::YieldOp::create(at, loc);
                       });
    // Two rounds at a time, so that the rows end where they began.
    scf::WhileOp::create(
        builder, loc, TypeRange{run.getType()}, ValueRange{run},
        [&](OpBuilder &at, Location, ValueRange width) {
          Value isUnsorted = arith::CmpIOp::create(
              at, loc, arith::CmpIPredicate::ult, width[0], extent);
          scf::ConditionOp::create(at, loc, isUnsorted, width);
        },
        [&](OpBuilder &at, Location, ValueRange width) {
          Value twice = arith::AddIOp::create(at, loc, width[0], width[0]);
          Value next = arith::AddIOp::create(at, loc, twice, twice);
          emitMerges(at, op.getValues(), op.getScratch(), zero, width[0],
                     twice);
          emitMerges(at, op.getScratch(), op.getValues(), zero, twice, next);
          scf::YieldOp::create(at, loc, next);
        });
  }

private:
  /// The end of the run of `width` elements from `low` on.
  Value getEnd(OpBuilder &builder, Value low, Value width) {
    Value end = arith::AddIOp::create(builder, loc, low, width);
    return arith::MinUIOp::create(builder, loc, end, extent);
  }

  /// Returns true if elements `a` come before elements `b`.
  Value compare(OpBuilder &builder, ValueRange a, ValueRange b) {
    SmallVector<Value> arguments;
    for (auto [first, second] : llvm::zip_equal(a, b))
      arguments.append({first, second});
    return inlineRegion(builder, op.getComparator(), arguments).front();
  }

  /// Yields `then` where `condition` holds and `otherwise` where not.
  Value select(OpBuilder &builder, Value condition, bool otherwise,
               llvm::function_ref<Value(OpBuilder &)> then) {
    auto ifOp = scf::IfOp::create(
        builder, loc, condition,
        [&](OpBuilder &at, Location) {
          scf::YieldOp::create(at, loc, then(at));
        },
        [&](OpBuilder &at, Location) {
          Value constant =
              arith::ConstantOp::create(at, loc, at.getBoolAttr(otherwise));
          scf::YieldOp::create(at, loc, constant);
        });
    return ifOp.getResult(0);
  }

  /// Sorts the elements from `low` to `high` by insertion.
  void emitInsertions(OpBuilder &builder, Value low, Value high) {
    Value second = arith::AddIOp::create(builder, loc, low, one);
    scf::ForOp::create(
        builder, loc, second, high, one, ValueRange(),
        [&](OpBuilder &at, Location, Value index, ValueRange) {
          SmallVector<Value> element = access.load(at, op.getValues(), index);
          // Those that it comes before move up.
          auto place = scf::WhileOp::create(
              at, loc, TypeRange{index.getType()}, ValueRange{index},
              [&](OpBuilder &test, Location, ValueRange hole) {
                emitInsertionTest(test, low, hole[0], element);
              },
              [&](OpBuilder &move, Location, ValueRange hole) {
                Value below = arith::SubIOp::create(move, loc, hole[0], one);
                access.store(move, access.load(move, op.getValues(), below),
                             op.getValues(), hole[0]);
                scf::YieldOp::create(move, loc, below);
              });
          access.store(at, element, op.getValues(), place.getResult(0));
          scf::YieldOp::create(at, loc);
        });
  }

  void emitInsertionTest(OpBuilder &builder, Value low, Value hole,
                         ValueRange element) {
    Value hasBelow = arith::CmpIOp::create(
        builder, loc, arith::CmpIPredicate::ugt, hole, low);
    Value moves = select(builder, hasBelow, false, [&](OpBuilder &at) {
      Value below = arith::SubIOp::create(at, loc, hole, one);
      return compare(at, element, access.load(at, op.getValues(), below));
    });
    scf::ConditionOp::create(builder, loc, moves, hole);
  }

  /// Merges each two neighbours of the runs of `width` elements.
  void emitMerges(OpBuilder &builder, ValueRange from, ValueRange to,
                  Value zero, Value width, Value twice) {
    scf::ForOp::create(
        builder, loc, zero, extent, twice, ValueRange(),
        [&](OpBuilder &at, Location, Value low, ValueRange) {
          Value middle = getEnd(at, low, width);
          Value high = getEnd(at, low, twice);
          scf::ForOp::create(
              at, loc, low, high, one, ValueRange{low, middle},
              [&](OpBuilder &body, Location, Value index, ValueRange next) {
                Value isFirst = emitMergeTest(body, from, next, middle, high);
                Value taken = arith::SelectOp::create(body, loc, isFirst,
                                                      next[0], next[1]);
                access.store(body, access.load(body, from, taken), to, index);
                Value after = arith::AddIOp::create(body, loc, taken, one);
                Value first =
                    arith::SelectOp::create(body, loc, isFirst, after, next[0]);
                Value second =
                    arith::SelectOp::create(body, loc, isFirst, next[1], after);
                scf::YieldOp::create(body, loc, ValueRange{first, second});
              });
          scf::YieldOp::create(at, loc);
        });
  }

  /// Returns true if the next element is the first run's: the second run is
  /// used up, or its element does not come before.
  Value emitMergeTest(OpBuilder &builder, ValueRange from, ValueRange next,
                      Value middle, Value high) {
    auto isBelow = [&](OpBuilder &at, Value a, Value b) -> Value {
      return arith::CmpIOp::create(at, loc, arith::CmpIPredicate::ult, a, b);
    };
    return select(
        builder, isBelow(builder, next[0], middle), false, [&](OpBuilder &at) {
          Value hasSecond = isBelow(at, next[1], high);
          return select(at, hasSecond, true, [&](OpBuilder &both) -> Value {
            Value isSecond = compare(both, access.load(both, from, next[1]),
                                     access.load(both, from, next[0]));
            Value yes =
                arith::ConstantOp::create(both, loc, both.getBoolAttr(true));
            return arith::XOrIOp::create(both, loc, isSecond, yes);
          });
        });
  }

  BufferSortOp op;
  Location loc;
  RowAccess access;
  Value one, extent;
};

struct SortKernel : KernelOpInterface::ExternalModel<SortKernel, BufferSortOp> {
  SmallVector<LoopExtent> getParallelLoops(Operation *op) const {
    auto sort = cast<BufferSortOp>(op);
    return getRowLoops(sort.getValues().front(), sort.getDim());
  }

  // n log2 n comparisons.
  Value createWork(Operation *op, OpBuilder &builder) const {
    auto sort = cast<BufferSortOp>(op);
    Location loc = op->getLoc();
    LoopExtent loop{sort.getValues().front(), int64_t(sort.getDim())};
    int64_t perElement =
        getRegionWork(sort.getComparator()) + 4 * sort.getValues().size();
    int64_t rounds = ShapedType::isDynamic(loop.getStatic())
                         ? 16
                         : llvm::Log2_64_Ceil(loop.getStatic() + 1);
    return arith::MulIOp::create(
        builder, loc, loop.create(builder, loc),
        arith::ConstantIndexOp::create(builder, loc, perElement * rounds));
  }

  std::string getKernelName(Operation *) const { return "kernel_sort"; }

  void emitIteration(Operation *op, OpBuilder &builder, ValueRange ivs,
                     Value) const {
    SortEmitter(cast<BufferSortOp>(op), builder, ivs).run(builder);
  }
};
} // namespace

void mlir::dp::registerSortKernel(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, DPDialect *) {
    BufferSortOp::attachInterface<SortKernel>(*context);
    context->loadDialect<arith::ArithDialect, memref::MemRefDialect,
                         scf::SCFDialect>();
  });
}
