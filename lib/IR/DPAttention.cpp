//===- DPAttention.cpp - Attention and its gradient -----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// On tensors and on buffers. The labels in brackets are those of docs/spec.md.
//
//===----------------------------------------------------------------------===//

#include "OpVerifiers.h"

#include "dp/IR/Attention.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/OpImplementation.h"

#include <cmath>

using namespace mlir;
using namespace mlir::dp;

//===----------------------------------------------------------------------===//
// Syntax: results have the types of the destinations
//===----------------------------------------------------------------------===//

static ParseResult parseDestTypes(OpAsmParser &, Type &output, Type &logsumexp,
                                  Type outputDest, Type logsumexpDest) {
  output = outputDest, logsumexp = logsumexpDest;
  return success();
}

static ParseResult parseDestTypes(OpAsmParser &, Type &query, Type &key,
                                  Type &value, Type queryDest, Type keyDest,
                                  Type valueDest) {
  query = queryDest, key = keyDest, value = valueDest;
  return success();
}

template <typename... Types>
static void printDestTypes(OpAsmPrinter &, Operation *, Types...) {}

#define GET_OP_CLASSES
#include "dp/IR/DPAttentionOps.cpp.inc"

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

static ShapedType getAttentionType(Value value) {
  return cast<ShapedType>(value.getType());
}

/// Returns true if `key` may be the batch for keys that `group` matrices of
/// queries of the batch `query` share.
static bool mayShareKeys(ArrayRef<int64_t> query, ArrayRef<int64_t> key,
                         int64_t group) {
  if (query.empty())
    return group == 1;
  int64_t heads = query.back(), keyHeads = key.back();
  bool isKnown =
      !ShapedType::isDynamic(heads) && !ShapedType::isDynamic(keyHeads);
  return group >= 1 && mayAgree(query.drop_back(), key.drop_back()) &&
         (ShapedType::isDynamic(heads) || heads % group == 0) &&
         (!isKnown || heads / group == keyHeads);
}

/// Checks that `value` has `shape`.
static LogicalResult verifyShape(Operation *op, Value value, StringRef name,
                                 ArrayRef<int64_t> shape) {
  if (mayAgree(getAttentionType(value).getShape(), shape))
    return success();
  InFlightDiagnostic diagnostic = op->emitOpError();
  diagnostic << "expected the shape of the " << name << " to be ";
  llvm::interleave(
      shape, diagnostic,
      [&](int64_t extent) {
        if (ShapedType::isDynamic(extent))
          diagnostic << "?";
        else
          diagnostic << extent;
      },
      "x");
  return diagnostic << ", found " << value.getType();
}

static LogicalResult verifyAttentionMask(Operation *op, Value mask,
                                         ArrayRef<int64_t> scores) {
  ArrayRef<int64_t> shape = getAttentionType(mask).getShape();
  bool isRight = shape.size() == scores.size();
  for (size_t dim = 0; isRight && dim < shape.size(); ++dim)
    isRight = shape[dim] == 1 || mayAgree(shape[dim], scores[dim]);
  if (isRight)
    return success();
  return op->emitOpError()
         << "expected each dimension of the mask to be 1 or that of the "
            "scores, [batch..., queries, keys], found "
         << mask.getType();
}

/// Checks the constraints that attention and its gradient share.
template <typename Op>
static LogicalResult verifyAttention(Op op) {
  // [attention-C1] [attention_gradient-C1]
  Type element = getAttentionType(op.getQuery()).getElementType();
  for (Value operand : op->getOperands()) {
    Type found = getAttentionType(operand).getElementType();
    bool isOfScores = operand == op.getMask() || operand == op.getLogsumexp();
    if (found != (isOfScores ? getScoreType(element) : element) ||
        !(isOfScores ||
          isa<Float16Type, BFloat16Type, Float32Type, Float64Type>(found)))
      return op.emitOpError()
             << "expected elements of type f16, bf16, f32 or f64, of all "
                "alike, but mask and logsumexp of f32 beside 16 bits, found "
             << operand.getType();
  }
  // [attention-C2]
  ArrayRef<int64_t> query = getAttentionType(op.getQuery()).getShape(),
                    key = getAttentionType(op.getKey()).getShape(),
                    value = getAttentionType(op.getValue()).getShape();
  if (query.size() < 2 || key.size() != query.size() ||
      value.size() != query.size())
    return op.emitOpError()
           << "expected query, key and value to have as many "
              "dimensions, at least 2, found "
           << op.getQuery().getType() << ", " << op.getKey().getType()
           << " and " << op.getValue().getType();
  ArrayRef<int64_t> batch = query.drop_back(2);
  if (!mayShareKeys(batch, key.drop_back(2), op.getGroup()))
    return op.emitOpError()
           << "expected the batch of the key to be that of the query, with the "
              "last dimension divided by the group of "
           << op.getGroup() << ", found " << op.getQuery().getType() << " and "
           << op.getKey().getType();
  if (!mayAgree(query.back(), key.back()))
    return op.emitOpError()
           << "expected rows of query and key of one size, "
              "found "
           << op.getQuery().getType() << " and " << op.getKey().getType();
  SmallVector<int64_t> shape(key.drop_back());
  shape.push_back(value.back());
  if (failed(verifyShape(op, op.getValue(), "value", shape)))
    return failure();
  // [attention-C3]
  shape.assign(query.begin(), query.end());
  shape.back() = key[key.size() - 2];
  if (op.getMask() && failed(verifyAttentionMask(op, op.getMask(), shape)))
    return failure();
  // [attention-C4]
  shape.back() = value.back();
  if (failed(verifyShape(op, op.getOutput(), "output", shape)))
    return failure();
  shape.pop_back();
  if (failed(verifyShape(op, op.getLogsumexp(), "logsumexp", shape)))
    return failure();
  // [attention-C5]
  if (!std::isfinite(op.getScale().convertToDouble()))
    return op.emitOpError() << "expected a finite scale, found "
                            << op.getScale().convertToDouble();
  return success();
}

template <typename Op>
static LogicalResult verifyAttentionGradient(Op op) {
  if (failed(verifyAttention(op)))
    return failure();
  // [attention_gradient-C2]
  std::tuple<Value, Value, StringRef> pairs[] = {
      {op.getOutputGradient(), op.getOutput(), "output's gradient"},
      {op.getQueryGradient(), op.getQuery(), "query's gradient"},
      {op.getKeyGradient(), op.getKey(), "key's gradient"},
      {op.getValueGradient(), op.getValue(), "value's gradient"}};
  for (auto [gradient, of, name] : pairs)
    if (failed(
            verifyShape(op, gradient, name, getAttentionType(of).getShape())))
      return failure();
  return success();
}

/// [buffer.attention-C1]
template <typename Op>
static LogicalResult verifyLayouts(Op op) {
  for (Value operand : op->getOperands()) {
    auto type = cast<MemRefType>(operand.getType());
    if (type.getLayout().isIdentity())
      continue;
    SmallVector<int64_t> strides;
    int64_t offset;
    bool isOfScores = operand == op.getMask() || operand == op.getLogsumexp();
    if (isOfScores || type.getRank() != 4 ||
        failed(type.getStridesAndOffset(strides, offset)) ||
        strides.back() != 1)
      return op.emitOpError()
             << "expected dense buffers, or of two batch dimensions ones with "
                "dense rows, found "
             << type;
  }
  return success();
}

LogicalResult AttentionOp::verify() { return verifyAttention(*this); }

LogicalResult AttentionGradientOp::verify() {
  return verifyAttentionGradient(*this);
}

LogicalResult BufferAttentionOp::verify() {
  return failed(verifyLayouts(*this)) ? failure() : verifyAttention(*this);
}

LogicalResult BufferAttentionGradientOp::verify() {
  return failed(verifyLayouts(*this)) ? failure()
                                      : verifyAttentionGradient(*this);
}

//===----------------------------------------------------------------------===//
// Extents of results
//===----------------------------------------------------------------------===//

/// The results have the extents of their destinations.
static LogicalResult reifyLikeDests(OpBuilder &builder,
                                    DestinationStyleOpInterface op,
                                    ReifiedRankedShapedTypeDims &shapes) {
  for (OpResult result : op->getResults())
    shapes.push_back(tensor::getMixedSizes(builder, op.getLoc(),
                                           op.getTiedOpOperand(result)->get()));
  return success();
}

LogicalResult
AttentionOp::reifyResultShapes(OpBuilder &builder,
                               ReifiedRankedShapedTypeDims &shapes) {
  return reifyLikeDests(builder, *this, shapes);
}

LogicalResult
AttentionGradientOp::reifyResultShapes(OpBuilder &builder,
                                       ReifiedRankedShapedTypeDims &shapes) {
  return reifyLikeDests(builder, *this, shapes);
}

//===----------------------------------------------------------------------===//
// Memory effects and cost of the buffer forms
//===----------------------------------------------------------------------===//

/// Reads of all operands but the destinations, which are written.
template <typename Op>
static void
addAttentionEffects(Op op,
                    SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  unsigned numInputs = op->getNumOperands() -
                       MutableOperandRange(op.getDpsInitsMutable()).size();
  for (OpOperand &operand : op->getOpOperands()) {
    MemoryEffects::Effect *effect = MemoryEffects::Write::get();
    if (operand.getOperandNumber() < numInputs)
      effect = MemoryEffects::Read::get();
    effects.emplace_back(effect, &operand, /*stage=*/0,
                         /*effectOnFullRegion=*/true);
  }
}

void BufferAttentionOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  addAttentionEffects(*this, effects);
}

void BufferAttentionGradientOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  addAttentionEffects(*this, effects);
}

/// The cost of `numProducts` products of the scores' size, of which causal ones
/// leave half out.
template <typename Op>
static OpCost estimateAttention(Op op, const SizeQuery &sizes,
                                double numProducts, StringRef name) {
  OpCost cost;
  cost.name = name.str();
  cost.element = getAttentionType(op.getQuery()).getElementType();
  double width = cost.element.getIntOrFloatBitWidth() / 8.0;
  double keys = sizes.getExtent(op.getKey(), op.getNumBatchDims());
  double elements =
      (sizes.getBytes(op.getQuery()) + sizes.getBytes(op.getOutput())) / width;
  cost.flops = elements * keys * numProducts * (op.getCausal() ? 0.5 : 1);
  for (Value buffer : op->getOperands())
    cost.bytes += sizes.getBytes(buffer);
  cost.isContraction = true;
  return cost;
}

OpCost BufferAttentionOp::estimateCost(const SizeQuery &sizes) {
  return estimateAttention(*this, sizes, /*numProducts=*/2, "attention");
}

OpCost BufferAttentionGradientOp::estimateCost(const SizeQuery &sizes) {
  // Those of the scores, the probabilities' gradients and the three results.
  return estimateAttention(*this, sizes, /*numProducts=*/5,
                           "attention_gradient");
}

LibraryKind BufferAttentionOp::getLibrary() { return LibraryKind::dnn; }

LibraryKind BufferAttentionGradientOp::getLibrary() { return LibraryKind::dnn; }
