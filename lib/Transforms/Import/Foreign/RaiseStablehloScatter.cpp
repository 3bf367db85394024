//===- RaiseStablehloScatter.cpp - XLA's scatter --------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "ForeignOps.h"
#include "ScalarCode.h"
#include "StablehloScatter.h"
#include "Utils/IndexVectors.h"
#include "Utils/TensorTypes.h"

#include "dp/IR/DP.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::dp;

static SmallVector<utils::IteratorType> getParallel(int64_t rank) {
  return SmallVector<utils::IteratorType>(rank, utils::IteratorType::parallel);
}

/// Zero less each element of `value`.
static Value negate(OpBuilder &builder, Location loc, Value value) {
  Type element = getTensorType(value).getElementType();
  AffineMap map =
      builder.getMultiDimIdentityMap(getTensorType(value).getRank());
  Value empty = tensor::EmptyOp::create(
      builder, loc, tensor::getMixedSizes(builder, loc, value), element);
  auto emitBody = [&](OpBuilder &body, Location at, ValueRange arguments) {
    Value negated;
    if (isa<FloatType>(element)) {
      negated = arith::NegFOp::create(body, at, arguments[0]);
    } else {
      Value zero =
          arith::ConstantOp::create(body, at, body.getIntegerAttr(element, 0));
      negated = arith::SubIOp::create(body, at, zero, arguments[0]);
    }
    linalg::YieldOp::create(body, at, negated);
  };
  return linalg::GenericOp::create(builder, loc, TypeRange{empty.getType()},
                                   ValueRange{value}, ValueRange{empty},
                                   ArrayRef{map, map},
                                   getParallel(map.getNumDims()), emitBody)
      .getResult(0);
}

namespace {
/// Replaces one scatter.
class ScatterRaiser {
public:
  ScatterRaiser(Operation *op, const StablehloScatter &scatter,
                const ScalarCode &code, PatternRewriter &rewriter)
      : op(op), scatter(scatter), code(code), builder(rewriter),
        loc(op->getLoc()), number(scatter.getNumInputs()) {
    for (unsigned i = 0; i < number; ++i)
      forms.push_back(matchCombination(code, i, i, number + i));
  }

  LogicalResult run() {
    bool isInPlace = scatter.getDims().empty();
    bool isAnyOther = llvm::any_of(forms, [](const Combination &form) {
      return form.form == Combination::other;
    });
    SmallVector<Value> results;
    if (llvm::is_contained(getTensorType(scatter.getInput(0)).getShape(), 0))
      results = llvm::to_vector(op->getOperands().take_front(number));
    else if (isInPlace)
      results = combineInPlace();
    else if (!isAnyOther)
      results = updateEach();
    else if (scatter.isUnique())
      results = readAndSet();
    else
      return op->emitOpError()
             << "cannot become dp.index_update: its region does not combine "
                "the update and what is there by one op that is a reduction, "
                "and the indices are not said to be unique";
    for (auto [type, value] : llvm::zip_equal(op->getResultTypes(), results))
      value = castSign(builder, loc, value, type);
    builder.replaceOp(op, results);
    return success();
  }

private:
  /// Casts `value` to a tensor of signless elements.
  Value toSignless(Value value) {
    return castSign(builder, loc, value, getSignless(value.getType()));
  }

  Value createUpdate(Value updates, Value input, Value indices,
                     ReductionKindAttr kind) {
    return IndexUpdateOp::create(
        builder, loc, input.getType(), updates, input, indices,
        builder.getDenseI64ArrayAttr(scatter.getDims()),
        builder.getDenseI64ArrayAttr(scatter.getBatching()), kind);
  }

  SmallVector<Value> updateEach() {
    SmallVector<Value> results;
    Value indices = scatter.getIndices(builder);
    for (unsigned i = 0; i < number; ++i) {
      Value updates = toSignless(scatter.getUpdates(builder, i));
      ReductionKindAttr kind;
      if (forms[i].form != Combination::replace)
        kind = ReductionKindAttr::get(op->getContext(), forms[i].kind);
      if (forms[i].form == Combination::subtract)
        updates = negate(builder, loc, updates);
      results.push_back(createUpdate(updates, toSignless(scatter.getInput(i)),
                                     indices, kind));
    }
    return results;
  }

  /// Each element with the update at its own place.
  SmallVector<Value> combineInPlace() {
    SmallVector<Value> inputs, updates;
    for (unsigned i = 0; i < number; ++i) {
      inputs.push_back(toSignless(scatter.getInput(i)));
      updates.push_back(toSignless(scatter.getUpdatesInPlace(builder, i)));
    }
    if (llvm::all_of(forms, [](const Combination &form) {
          return form.form == Combination::replace;
        }))
      return updates;
    AffineMap map =
        builder.getMultiDimIdentityMap(getTensorType(inputs[0]).getRank());
    SmallVector<AffineMap> maps(2 * number, map);
    llvm::append_range(inputs, updates);
    return createGeneric(inputs, maps, map, updates,
                         [](OpBuilder &, ValueRange arguments) {
                           return llvm::to_vector(arguments);
                         });
  }

  /// A linalg.generic that applies the code to the operands that `getOperands`
  /// makes of the elements of `inputs`; its results are as `shapes`, read at
  /// `map`.
  SmallVector<Value>
  createGeneric(ValueRange inputs, SmallVector<AffineMap> maps, AffineMap map,
                ValueRange shapes,
                llvm::function_ref<SmallVector<Value>(OpBuilder &, ValueRange)>
                    getOperands) {
    SmallVector<Value> empties;
    for (Value shape : shapes) {
      empties.push_back(tensor::EmptyOp::create(
          builder, loc, tensor::getMixedSizes(builder, loc, shape),
          getTensorType(shape).getElementType()));
      maps.push_back(map);
    }
    SmallVector<Type> types =
        llvm::map_to_vector(empties, [](Value v) { return v.getType(); });
    auto emitBody = [&](OpBuilder &body, Location at, ValueRange arguments) {
      SmallVector<Value> operands =
          getOperands(body, arguments.take_front(inputs.size()));
      SmallVector<Type> elements = llvm::map_to_vector(types, [](Type type) {
        return cast<RankedTensorType>(type).getElementType();
      });
      linalg::YieldOp::create(body, at,
                              code.emit(body, at, operands, elements));
    };
    auto generic =
        linalg::GenericOp::create(builder, loc, types, inputs, empties, maps,
                                  getParallel(map.getNumDims()), emitBody);
    return llvm::to_vector_of<Value>(generic.getResults());
  }

  /// Reads the elements, combines them with the updates and sets the results:
  /// for any code, where no element is updated twice.
  SmallVector<Value> readAndSet() {
    Value indices = scatter.getIndices(builder);
    SmallVector<Value> inputs, tensors, updates;
    for (unsigned i = 0; i < number; ++i) {
      tensors.push_back(toSignless(scatter.getInput(i)));
      updates.push_back(toSignless(scatter.getUpdates(builder, i)));
    }
    int64_t rank = getTensorType(updates[0]).getRank();
    AffineMap map = builder.getMultiDimIdentityMap(rank);
    SmallVector<AffineMap> maps(number, map);
    llvm::append_range(inputs, updates);
    SmallVector<int64_t> dims = scatter.getDims();
    ArrayRef<AffineExpr> counted =
        map.getResults().take_front(scatter.getNumCounted());
    for (size_t k = 0; k < dims.size(); ++k) {
      SmallVector<AffineExpr> exprs(counted);
      if (getTensorType(indices).getRank() > scatter.getNumCounted())
        exprs.push_back(builder.getAffineConstantExpr(k));
      maps.push_back(AffineMap::get(rank, 0, exprs, op->getContext()));
      inputs.push_back(indices);
    }
    SmallVector<Value> changed = createGeneric(
        inputs, maps, map, updates, [&](OpBuilder &body, ValueRange arguments) {
          SmallVector<Value> position =
              emitPosition(body, arguments.drop_front(number));
          SmallVector<Value> operands;
          for (Value tensor : tensors)
            operands.push_back(
                tensor::ExtractOp::create(body, loc, tensor, position));
          llvm::append_range(operands, arguments.take_front(number));
          return operands;
        });
    for (unsigned i = 0; i < number; ++i)
      changed[i] = createUpdate(changed[i], tensors[i], indices, {});
    return changed;
  }

  /// The place that an update reads. One that is dropped reads any.
  SmallVector<Value> emitPosition(OpBuilder &body, ValueRange indices) {
    Value input = scatter.getInput(0);
    SmallVector<Value> position(getTensorType(input).getRank());
    for (auto [loop, dim] : llvm::enumerate(scatter.getBatching()))
      position[dim] = linalg::IndexOp::create(body, loc, loop);
    for (auto [i, dim] : llvm::enumerate(scatter.getWindow()))
      position[dim] =
          linalg::IndexOp::create(body, loc, scatter.getNumCounted() + i);
    Value zero = arith::ConstantIndexOp::create(body, loc, 0);
    for (auto [dim, index] : llvm::zip_equal(scatter.getDims(), indices)) {
      Value extent = tensor::DimOp::create(body, loc, input, dim);
      Value last = arith::SubIOp::create(
          body, loc, extent, arith::ConstantIndexOp::create(body, loc, 1));
      Value above = arith::MaxSIOp::create(body, loc,
                                           castToIndex(body, loc, index), zero);
      position[dim] = arith::MinSIOp::create(body, loc, above, last);
    }
    return position;
  }

  Operation *op;
  const StablehloScatter &scatter;
  const ScalarCode &code;
  PatternRewriter &builder;
  Location loc;
  unsigned number;
  SmallVector<Combination> forms;
};
} // namespace

LogicalResult dp::raiseStablehloScatter(Operation *op,
                                        PatternRewriter &rewriter) {
  FailureOr<StablehloScatter> scatter = StablehloScatter::get(op);
  if (failed(scatter))
    return failure();
  FailureOr<ScalarCode> code = getScalarCode(op);
  if (failed(code))
    return failure();
  unsigned number = scatter->getNumInputs();
  bool isElement = code->block->getNumArguments() == 2 * number &&
                   code->results.size() == number;
  for (unsigned i = 0; isElement && i < number; ++i) {
    Type element =
        getSignless(getTensorType(scatter->getInput(i)).getElementType());
    isElement = code->block->getArgument(i).getType() == element &&
                code->block->getArgument(number + i).getType() == element &&
                code->results[i].getType() == element;
  }
  if (!isElement)
    return op->emitOpError()
           << "expected a region from an element of each input and of its "
              "updates to a new element of each";
  return ScatterRaiser(op, *scatter, *code, rewriter).run();
}
