//===- StablehloScatter.cpp - The dimensions of a scatter of XLA ----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// XLA's scatter updates windows that begin anywhere and drops one that does not
// fit as a whole. dp.index_update updates whole slices: a window that is a part
// of a dimension becomes updates of its elements, at indices that are all out
// of bounds if one of the window's elements is.
//
//===----------------------------------------------------------------------===//

#include "StablehloScatter.h"

#include "ForeignFields.h"
#include "Utils/IndexVectors.h"
#include "Utils/TensorTypes.h"

#include "dp/Interfaces/IndexTrace.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace mlir::dp;

InFlightDiagnostic StablehloScatter::fail() const {
  return op->emitOpError() << "cannot become dp.index_update: ";
}

LogicalResult StablehloScatter::readOperands() {
  unsigned number = op->getNumOperands();
  numInputs = number / 2;
  if (number % 2 == 0 || number < 3 || op->getNumResults() != numInputs)
    return fail() << "expected inputs, indices and as many updates as inputs";
  input = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
  indices = dyn_cast<RankedTensorType>(op->getOperand(numInputs).getType());
  updates = dyn_cast<RankedTensorType>(op->getOperand(numInputs + 1).getType());
  if (!input || !indices || !updates ||
      !indices.getElementType().isIntOrIndex() ||
      indices.getElementType().isInteger(1))
    return fail() << "expected ranked tensors, the indices of integers";
  for (unsigned i = 0; i < numInputs; ++i) {
    auto in = dyn_cast<RankedTensorType>(op->getOperand(i).getType());
    auto update =
        dyn_cast<RankedTensorType>(op->getOperand(numInputs + 1 + i).getType());
    if (!in || !update || in.getShape() != input.getShape() ||
        update.getShape() != updates.getShape() ||
        in.getElementType() != update.getElementType() ||
        op->getResult(i).getType() != in)
      return fail()
             << "expected inputs of one shape, updates of one shape, and "
                "results of the types of the inputs";
  }
  return success();
}

LogicalResult StablehloScatter::readNumbers() {
  std::optional<ForeignFields> fields =
      ForeignFields::parse(op->getAttr("scatter_dimension_numbers"), "scatter");
  if (!fields)
    return fail() << "expected 'scatter_dimension_numbers' as "
                     "#stablehlo.scatter<...>";
  numbers.updateWindow = fields->takeList("update_window_dims");
  numbers.inserted = fields->takeList("inserted_window_dims");
  numbers.inputBatching = fields->takeList("input_batching_dims");
  numbers.indicesBatching = fields->takeList("scatter_indices_batching_dims");
  numbers.scatterToOperand = fields->takeList("scatter_dims_to_operand_dims");
  numbers.vectorDim = fields->takeNumber("index_vector_dim");
  if (!fields->getUnknown().empty())
    return fail() << "'" << fields->getUnknown()
                  << "' is no known field of its dimension numbers";
  return checkNumbers();
}

/// Returns true if `dims` are different dimensions of a tensor of rank `rank`
/// that are not in `used`, to which they are added.
static bool claim(ArrayRef<int64_t> dims, int64_t rank,
                  llvm::SmallBitVector &used) {
  for (int64_t dim : dims) {
    if (dim < 0 || dim >= rank || used.test(dim))
      return false;
    used.set(dim);
  }
  return true;
}

LogicalResult StablehloScatter::checkNumbers() const {
  const Numbers &n = numbers;
  llvm::SmallBitVector ofUpdates(updates.getRank()), absent(input.getRank()),
      indexed(input.getRank()), ofIndices(indices.getRank());
  if (!claim(n.updateWindow, updates.getRank(), ofUpdates) ||
      !llvm::is_sorted(n.updateWindow) ||
      !claim(n.inserted, input.getRank(), absent) ||
      !claim(n.inputBatching, input.getRank(), absent) ||
      !claim(n.scatterToOperand, input.getRank(), indexed) ||
      !claim(n.indicesBatching, indices.getRank(), ofIndices) ||
      n.vectorDim < 0 || n.vectorDim > indices.getRank() ||
      (hasVectors() && ofIndices.test(n.vectorDim)) ||
      n.inputBatching.size() != n.indicesBatching.size() ||
      llvm::any_of(n.inputBatching,
                   [&](int64_t dim) { return indexed.test(dim); }))
    return fail() << "its dimension numbers are not different dimensions of "
                     "its operands";
  int64_t columns = hasVectors() ? indices.getDimSize(n.vectorDim) : 1;
  int64_t numScatter = indices.getRank() - (hasVectors() ? 1 : 0);
  int64_t numWindow = n.updateWindow.size();
  if (columns != static_cast<int64_t>(n.scatterToOperand.size()) ||
      updates.getRank() != numWindow + numScatter ||
      input.getRank() != numWindow + static_cast<int64_t>(absent.count()))
    return fail() << "its dimension numbers do not name each dimension of its "
                     "operands";
  for (auto [dim, indexDim] : llvm::zip(n.inputBatching, n.indicesBatching))
    if (input.getDimSize(dim) != indices.getDimSize(indexDim))
      return fail() << "batching dimension " << dim << " of " << input
                    << " is not as long as dimension " << indexDim << " of "
                    << indices;
  return success();
}

std::optional<int64_t> StablehloScatter::getColumn(int64_t dim) const {
  const auto *it = llvm::find(numbers.scatterToOperand, dim);
  if (it == numbers.scatterToOperand.end())
    return std::nullopt;
  return it - numbers.scatterToOperand.begin();
}

/// Finds the dimensions that count updates: those of batching first.
void StablehloScatter::planCounted() {
  SmallVector<Counted> others;
  SmallVector<std::optional<Counted>> batched(numbers.inputBatching.size());
  int64_t indexDim = 0;
  for (int64_t dim = 0; dim < updates.getRank(); ++dim) {
    if (llvm::is_contained(numbers.updateWindow, dim))
      continue;
    if (indexDim == numbers.vectorDim)
      ++indexDim;
    const auto *it = llvm::find(numbers.indicesBatching, indexDim);
    Counted entry{dim, indexDim++};
    if (it == numbers.indicesBatching.end())
      others.push_back(entry);
    else
      batched[it - numbers.indicesBatching.begin()] = entry;
  }
  for (const std::optional<Counted> &entry : batched)
    counted.push_back(*entry);
  llvm::append_range(counted, others);
  batching = numbers.inputBatching;
}

LogicalResult StablehloScatter::planWindow() {
  const int64_t *updateDim = numbers.updateWindow.begin();
  for (int64_t dim = 0; dim < input.getRank(); ++dim) {
    if (llvm::is_contained(numbers.inputBatching, dim))
      continue;
    std::optional<int64_t> column = getColumn(dim);
    if (llvm::is_contained(numbers.inserted, dim)) {
      components.push_back({dim, column, 1, std::nullopt, -1});
      continue;
    }
    int64_t at = *updateDim++;
    int64_t size = updates.getDimSize(at), extent = input.getDimSize(dim);
    bool isDynamic =
        ShapedType::isDynamic(size) || ShapedType::isDynamic(extent);
    if (isDynamic ? column.has_value() || size != extent : size > extent)
      return fail() << "dimension " << at << " of " << updates
                    << " is not known to fit into dimension " << dim << " of "
                    << input;
    Component component{dim, column, size, std::nullopt, at};
    if (size == extent && (size != 1 || !column)) {
      if (column)
        guards.push_back(component);
      window.push_back(dim);
      windowUpdateDims.push_back(at);
    } else {
      components.push_back(component);
    }
  }
  return success();
}

/// Makes a dimension of the window an indexed one where no other one is.
LogicalResult StablehloScatter::planIndexless() {
  bool isInPlace = guards.empty() && counted.size() == batching.size();
  if (!components.empty() || isInPlace)
    return success();
  if (window.empty())
    return fail() << "several updates of a tensor without an indexed dimension";
  int64_t dim = guards.empty() ? window.back() : guards.back().dim;
  size_t at = llvm::find(window, dim) - window.begin();
  components.push_back({dim, getColumn(dim), input.getDimSize(dim),
                        std::nullopt, windowUpdateDims[at]});
  window.erase(window.begin() + at);
  windowUpdateDims.erase(windowUpdateDims.begin() + at);
  if (!guards.empty())
    guards.pop_back();
  if (ShapedType::isDynamic(components.back().size))
    return fail() << "dimension " << dim << " of " << input << " is dynamic";
  return success();
}

/// A column that holds the numbers of its updates is a batching dimension.
void StablehloScatter::moveOwnColumns() {
  for (size_t i = 0; i < components.size() && components.size() > 1;) {
    Component &component = components[i];
    SmallVector<int64_t> position(indices.getRank(), kEveryIndex);
    if (component.column && hasVectors())
      position[numbers.vectorDim] = *component.column;
    std::optional<int64_t> own;
    if (component.column && component.size == 1)
      own = traceElement(op->getOperand(numInputs), position);
    auto *entry = counted.end();
    if (own)
      entry = llvm::find_if(
          llvm::drop_begin(counted, batching.size()),
          [&](const Counted &candidate) { return candidate.indexDim == own; });
    if (entry == counted.end() || updates.getDimSize(entry->updateDim) !=
                                      input.getDimSize(component.dim)) {
      ++i;
      continue;
    }
    std::rotate(counted.begin() + batching.size(), entry, entry + 1);
    batching.push_back(component.dim);
    components.erase(components.begin() + i);
  }
}

LogicalResult StablehloScatter::plan() {
  planCounted();
  if (failed(planWindow()) || failed(planIndexless()))
    return failure();
  moveOwnColumns();
  for (Component &component : components) {
    if (component.size == 1)
      continue;
    component.along = counted.size();
    counted.push_back({component.updateDim, std::nullopt});
  }
  return success();
}

FailureOr<StablehloScatter> StablehloScatter::get(Operation *op) {
  StablehloScatter scatter(op);
  if (failed(scatter.readOperands()) || failed(scatter.readNumbers()) ||
      failed(scatter.plan()))
    return failure();
  return scatter;
}

SmallVector<int64_t> StablehloScatter::getDims() const {
  return llvm::map_to_vector(
      components, [](const Component &component) { return component.dim; });
}

bool StablehloScatter::isUnique() const {
  if (auto unique = op->getAttrOfType<BoolAttr>("unique_indices");
      unique && unique.getValue())
    return true;
  return llvm::all_of(
      llvm::drop_begin(counted, batching.size()), [&](const Counted &entry) {
        return !entry.indexDim || updates.getDimSize(entry.updateDim) == 1;
      });
}

/// Returns `value` with its dimensions `updateDims` in that order and without
/// the others, which have extent 1.
Value StablehloScatter::permute(OpBuilder &builder, Value value,
                                ArrayRef<int64_t> updateDims) const {
  Location loc = op->getLoc();
  int64_t rank = updateDims.size();
  if (rank == updates.getRank() && llvm::is_sorted(updateDims))
    return value;
  SmallVector<AffineExpr> exprs(updates.getRank(),
                                builder.getAffineConstantExpr(0));
  SmallVector<OpFoldResult> sizes;
  for (auto [i, dim] : llvm::enumerate(updateDims)) {
    exprs[dim] = builder.getAffineDimExpr(i);
    sizes.push_back(tensor::getMixedSize(builder, loc, value, dim));
  }
  Type element = cast<RankedTensorType>(value.getType()).getElementType();
  Value empty = tensor::EmptyOp::create(builder, loc, sizes, element);
  AffineMap maps[] = {AffineMap::get(rank, 0, exprs, builder.getContext()),
                      builder.getMultiDimIdentityMap(rank)};
  return linalg::GenericOp::create(
             builder, loc, TypeRange{empty.getType()}, ValueRange{value},
             ValueRange{empty}, maps,
             SmallVector<utils::IteratorType>(rank,
                                              utils::IteratorType::parallel),
             [](OpBuilder &body, Location at, ValueRange arguments) {
               linalg::YieldOp::create(body, at, arguments[0]);
             })
      .getResult(0);
}

Value StablehloScatter::getUpdates(OpBuilder &builder, unsigned number) const {
  SmallVector<int64_t> dims;
  for (const Counted &entry : counted)
    dims.push_back(entry.updateDim);
  llvm::append_range(dims, windowUpdateDims);
  return permute(builder, op->getOperand(numInputs + 1 + number), dims);
}

Value StablehloScatter::getUpdatesInPlace(OpBuilder &builder,
                                          unsigned number) const {
  SmallVector<int64_t> dims(input.getRank());
  for (auto [dim, entry] : llvm::zip(batching, counted))
    dims[dim] = entry.updateDim;
  for (auto [dim, updateDim] : llvm::zip(window, windowUpdateDims))
    dims[dim] = updateDim;
  return permute(builder, op->getOperand(numInputs + 1 + number), dims);
}

/// Returns true if the indices are as dp.index_update takes them.
bool StablehloScatter::areIndicesInForm() const {
  Type element = indices.getElementType();
  if (!guards.empty() || element.isUnsignedInteger() ||
      components.size() != numbers.scatterToOperand.size() ||
      (hasVectors() && numbers.vectorDim != indices.getRank() - 1))
    return false;
  for (auto [i, component] : llvm::enumerate(components))
    if (component.along || component.column != static_cast<int64_t>(i))
      return false;
  return llvm::all_of(llvm::enumerate(counted), [](auto entry) {
    return entry.value().indexDim == static_cast<int64_t>(entry.index());
  });
}

Value StablehloScatter::emitPosition(OpBuilder &body, Location loc,
                                     const Component &component,
                                     Value begin) const {
  if (!component.along)
    return begin ? begin : arith::ConstantIndexOp::create(body, loc, 0);
  Value along = linalg::IndexOp::create(body, loc, *component.along);
  if (!begin)
    return along;
  // As unsigned numbers, negative ones are too large as well.
  Value last = arith::ConstantIndexOp::create(
      body, loc, input.getDimSize(component.dim) - component.size);
  Value fits =
      arith::CmpIOp::create(body, loc, arith::CmpIPredicate::ule, begin, last);
  Value position = arith::AddIOp::create(body, loc, begin, along);
  Value none = arith::ConstantIndexOp::create(body, loc, -1);
  return arith::SelectOp::create(body, loc, fits, position, none);
}

SmallVector<Value> StablehloScatter::emitPositions(OpBuilder &body,
                                                   Location loc,
                                                   ValueRange elements) const {
  auto take = [&](const Component &component) {
    if (!component.column)
      return Value();
    Value begin = castToIndex(body, loc, elements.front());
    elements = elements.drop_front();
    return begin;
  };
  SmallVector<Value> positions;
  for (const Component &component : components)
    positions.push_back(emitPosition(body, loc, component, take(component)));
  Value none = arith::ConstantIndexOp::create(body, loc, -1);
  Value zero = arith::ConstantIndexOp::create(body, loc, 0);
  for (const Component &guard : guards) {
    Value isWhole = arith::CmpIOp::create(body, loc, arith::CmpIPredicate::eq,
                                          take(guard), zero);
    positions[0] =
        arith::SelectOp::create(body, loc, isWhole, positions[0], none);
  }
  return positions;
}

Value StablehloScatter::getIndices(OpBuilder &builder) const {
  Location loc = op->getLoc();
  Value tensor = op->getOperand(numInputs);
  if (areIndicesInForm())
    return castSign(builder, loc, tensor, getSignless(indices));
  IndexVectors vectors;
  vectors.numIndexed = components.size();
  SmallVector<AffineExpr> exprs(indices.getRank());
  for (auto [loop, entry] : llvm::enumerate(counted)) {
    if (entry.indexDim)
      exprs[*entry.indexDim] = builder.getAffineDimExpr(loop);
    vectors.counted.push_back(tensor::getMixedSize(
        builder, loc, op->getOperand(numInputs + 1), entry.updateDim));
  }
  for (const Component &component :
       llvm::concat<const Component>(components, guards)) {
    if (!component.column)
      continue;
    if (hasVectors())
      exprs[numbers.vectorDim] =
          builder.getAffineConstantExpr(*component.column);
    vectors.maps.push_back(
        AffineMap::get(counted.size(), 0, exprs, builder.getContext()));
    vectors.inputs.push_back(tensor);
  }
  return vectors.create(builder, loc,
                        [&](OpBuilder &body, Location at, ValueRange elements) {
                          return emitPositions(body, at, elements);
                        });
}
