//===- DPScanSort.cpp - Prefix scans and sorts ---------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// On tensors and on buffers. The labels in brackets are those of docs/spec.md.
//
//===----------------------------------------------------------------------===//

#include "OpVerifiers.h"

#include "dp/IR/DP.h"

using namespace mlir;
using namespace mlir::dp;

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

static LogicalResult verifyDim(Operation *op, int64_t dim, ShapedType type) {
  if (dim >= 0 && dim < type.getRank())
    return success();
  return op->emitOpError() << "expected 'dim' >= 0 and < " << type.getRank()
                           << " (the rank of " << type << "), found " << dim;
}

/// Checks that the region takes `copies` elements of each of `buffers`, returns
/// values of types `results` and computes with nothing but these.
static LogicalResult verifyRegion(Operation *op, SmallVector<Type> arguments,
                                  TypeRange results, StringRef label) {
  Block &block = op->getRegion(0).front();
  if (block.getArgumentTypes() != TypeRange(arguments))
    return op->emitOpError()
           << "expected a region with arguments of types " << arguments
           << ", found " << block.getArgumentTypes();
  auto yield = block.empty() ? YieldOp() : dyn_cast<YieldOp>(block.back());
  if (!yield || yield.getOperandTypes() != results)
    return op->emitOpError()
           << "expected a region that ends in dp.yield of " << label;
  for (Operation &inner : block)
    if (!isMemoryEffectFree(&inner))
      return inner.emitOpError() << "has a memory effect; expected the region "
                                    "of '"
                                 << op->getName() << "' to compute only";
  return success();
}

template <typename Op>
static LogicalResult verifyScan(Op op) {
  // [scan-C1]
  if (op.getInputs().empty() || op.getDests().size() != op.getInputs().size() ||
      op.getInits().size() != op.getInputs().size())
    return op.emitOpError()
           << "expected an input, and a destination and an initial value for "
              "each, found "
           << op.getInputs().size() << ", " << op.getDests().size() << " and "
           << op.getInits().size();
  auto first = cast<ShapedType>(op.getInputs().front().getType());
  // [scan-C2]
  if (failed(verifyDim(op, op.getDim(), first)))
    return failure();
  SmallVector<Type> elements;
  for (auto [input, dest, init] :
       llvm::zip_equal(op.getInputs(), op.getDests(), op.getInits())) {
    auto type = cast<ShapedType>(input.getType());
    auto destType = cast<ShapedType>(dest.getType());
    auto initType = cast<ShapedType>(init.getType());
    elements.push_back(type.getElementType());
    // [scan-C3]
    if (!mayAgree(first.getShape(), type.getShape()) ||
        !mayAgree(type.getShape(), destType.getShape()) ||
        destType.getElementType() != type.getElementType())
      return op.emitOpError()
             << "expected inputs of one shape and destinations of the inputs' "
                "types, found "
             << type << " and " << destType << " beside " << first;
    // [scan-C4]
    SmallVector<int64_t> row(type.getShape());
    row.erase(row.begin() + op.getDim());
    if (!mayAgree(row, initType.getShape()) ||
        initType.getElementType() != type.getElementType())
      return op.emitOpError()
             << "expected an initial value like " << type
             << " without dimension " << op.getDim() << ", found " << initType;
  }
  // [scan-C5]
  SmallVector<Type> arguments(elements);
  llvm::append_range(arguments, elements);
  return verifyRegion(op, arguments, elements,
                      "the accumulators, one for each input");
}

template <typename Op>
static LogicalResult verifySort(Op op) {
  // [sort-C1]
  if (op.getValues().empty())
    return op.emitOpError() << "expected a value to sort";
  auto first = cast<ShapedType>(op.getValues().front().getType());
  // [sort-C2]
  if (failed(verifyDim(op, op.getDim(), first)))
    return failure();
  SmallVector<Type> arguments;
  for (Value value : op.getValues()) {
    auto type = cast<ShapedType>(value.getType());
    arguments.append(2, type.getElementType());
    // [sort-C3]
    if (!mayAgree(first.getShape(), type.getShape()))
      return op.emitOpError() << "expected values of one shape, found " << type
                              << " beside " << first;
  }
  // [sort-C4]
  return verifyRegion(op, arguments,
                      IntegerType::get(op.getContext(), /*width=*/1),
                      "an i1, whether the first elements come before the "
                      "second ones");
}

LogicalResult ScanOp::verify() { return verifyScan(*this); }

LogicalResult BufferScanOp::verify() { return verifyScan(*this); }

LogicalResult SortOp::verify() { return verifySort(*this); }

LogicalResult BufferSortOp::verify() {
  if (failed(verifySort(*this)))
    return failure();
  // [buffer.sort-C1]
  if (getScratch().empty())
    return success();
  if (getScratch().size() != getValues().size())
    return emitOpError() << "expected no scratch or one for each of the "
                         << getValues().size() << " values, found "
                         << getScratch().size();
  for (auto [value, scratch] : llvm::zip_equal(getValues(), getScratch())) {
    auto type = cast<ShapedType>(value.getType());
    auto scratchType = cast<ShapedType>(scratch.getType());
    if (!mayAgree(type.getShape(), scratchType.getShape()) ||
        type.getElementType() != scratchType.getElementType())
      return emitOpError() << "expected scratch like " << type << ", found "
                           << scratchType;
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Builders and folds
//===----------------------------------------------------------------------===//

void ScanOp::build(OpBuilder &builder, OperationState &state, ValueRange inputs,
                   ValueRange dests, ValueRange inits, int64_t dim,
                   bool exclusive, bool reverse) {
  build(builder, state, TypeRange(dests), TypeRange(inits), inputs, dests,
        inits, dim, exclusive, reverse);
}

void SortOp::build(OpBuilder &builder, OperationState &state, ValueRange values,
                   int64_t dim) {
  build(builder, state, TypeRange(values), values, dim);
}

static bool isEmpty(Value value) {
  return llvm::is_contained(cast<ShapedType>(value.getType()).getShape(), 0);
}

// Without elements: the destinations, and the initial values as totals.
LogicalResult ScanOp::fold(FoldAdaptor, SmallVectorImpl<OpFoldResult> &folded) {
  if (!isEmpty(getInputs().front()))
    return failure();
  llvm::append_range(folded, getDests());
  llvm::append_range(folded, getInits());
  return success();
}

// Rows of at most one element are sorted.
LogicalResult SortOp::fold(FoldAdaptor, SmallVectorImpl<OpFoldResult> &folded) {
  auto type = cast<ShapedType>(getValues().front().getType());
  if (!isEmpty(getValues().front()) && type.getDimSize(getDim()) != 1)
    return failure();
  llvm::append_range(folded, getValues());
  return success();
}
