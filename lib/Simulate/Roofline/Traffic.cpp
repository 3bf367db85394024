//===- Traffic.cpp - Elements that kernels and calls access ---------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Simulate/Traffic.h"
#include "dp/Interfaces/BodyCost.h"

#include "dp/IR/DP.h"
#include "dp/Interfaces/KernelOpInterface.h"
#include "dp/Schedule/Analysis/Buffers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/EquivalenceClasses.h"

using namespace mlir;
using namespace mlir::dp;

/// The indices of a window are counted one by one up to this many iterations.
static constexpr int64_t kCountedIterations = 1 << 16;

//===----------------------------------------------------------------------===//
// Numbers of elements and operations
//===----------------------------------------------------------------------===//

/// Returns the number of values of `expr`, whose loops are `dims`.
static double countValues(AffineExpr expr, ArrayRef<unsigned> dims,
                          ArrayRef<int64_t> extents) {
  double iterations = 1;
  for (unsigned dim : dims)
    iterations *= extents[dim];
  if (isa<AffineDimExpr, AffineConstantExpr>(expr) || iterations == 0 ||
      iterations > kCountedIterations)
    return iterations;
  MLIRContext *context = expr.getContext();
  SmallVector<int64_t> point(extents.size(), 0);
  llvm::DenseSet<int64_t> values;
  for (int64_t i = 0, end = iterations; i < end; ++i) {
    int64_t rest = i;
    for (unsigned dim : dims) {
      point[dim] = rest % extents[dim];
      rest /= extents[dim];
    }
    SmallVector<AffineExpr> constants = llvm::map_to_vector(
        point, [&](int64_t p) { return getAffineConstantExpr(p, context); });
    auto value = dyn_cast<AffineConstantExpr>(expr.replaceDims(constants));
    if (!value)
      return iterations;
    values.insert(value.getValue());
  }
  return values.size();
}

double mlir::dp::countElements(AffineMap map, ArrayRef<int64_t> extents) {
  // Results with a loop in common are one group.
  llvm::EquivalenceClasses<unsigned> groups;
  DenseMap<unsigned, unsigned> resultOfDim;
  SmallVector<SmallVector<unsigned>> dimsOf(map.getNumResults());
  for (auto [number, expr] : llvm::enumerate(map.getResults())) {
    groups.insert(number);
    for (unsigned dim = 0; dim < map.getNumDims(); ++dim) {
      if (!expr.isFunctionOfDim(dim))
        continue;
      dimsOf[number].push_back(dim);
      auto [entry, isNew] = resultOfDim.try_emplace(dim, number);
      if (!isNew)
        groups.unionSets(entry->second, number);
    }
  }
  double elements = 1;
  for (const auto *group : groups) {
    if (!group->isLeader())
      continue;
    llvm::DenseSet<unsigned> dims;
    SmallVector<unsigned> members(groups.member_begin(*group),
                                  groups.member_end());
    for (unsigned member : members)
      dims.insert(dimsOf[member].begin(), dimsOf[member].end());
    if (members.size() == 1) {
      elements *= countValues(map.getResult(members.front()),
                              dimsOf[members.front()], extents);
      continue;
    }
    for (unsigned dim : dims)
      elements *= extents[dim];
  }
  return elements;
}

//===----------------------------------------------------------------------===//
// Places of buffers
//===----------------------------------------------------------------------===//

/// Returns the offset of a view in elements; none if it is not known.
static std::optional<int64_t> evaluateOffset(Operation *view,
                                             SizeEvaluator &sizes) {
  auto evaluate = [&](OpFoldResult number) -> std::optional<int64_t> {
    if (auto attribute = dyn_cast<Attribute>(number))
      return cast<IntegerAttr>(attribute).getInt();
    return sizes.evaluate(cast<Value>(number));
  };
  if (auto cast = dyn_cast<memref::ReinterpretCastOp>(view))
    return evaluate(cast.getMixedOffsets().front());
  auto subview = dyn_cast<memref::SubViewOp>(view);
  if (!subview)
    return 0;
  SmallVector<int64_t> strides;
  int64_t start, offset = 0;
  if (failed(subview.getSourceType().getStridesAndOffset(strides, start)))
    return std::nullopt;
  for (auto [stride, mixed] : llvm::zip(strides, subview.getMixedOffsets())) {
    std::optional<int64_t> number = evaluate(mixed);
    if (!number || (*number != 0 && ShapedType::isDynamic(stride)))
      return std::nullopt;
    offset += *number == 0 ? 0 : *number * stride;
  }
  return offset;
}

/// Returns the bytes from the first to the last element of `memref`; none if
/// a stride or an extent is not known.
static std::optional<int64_t> evaluateHull(Value memref, SizeEvaluator &sizes) {
  auto type = cast<MemRefType>(memref.getType());
  SmallVector<int64_t> strides;
  int64_t offset, last = 0;
  if (type.getLayout().isIdentity())
    return sizes.evaluateBytes(memref);
  if (failed(type.getStridesAndOffset(strides, offset)))
    return std::nullopt;
  for (auto [dim, stride] : llvm::enumerate(strides)) {
    std::optional<int64_t> extent = sizes.evaluateExtent(memref, dim);
    if (!extent ||
        (*extent > 1 && (ShapedType::isDynamic(stride) || stride < 0)))
      return std::nullopt;
    if (*extent == 0)
      return 0;
    last += *extent == 1 ? 0 : (*extent - 1) * stride;
  }
  return (last + 1) * getElementBytes(type.getElementType());
}

MemoryRange TrafficAnalysis::locateView(Operation *view, Value source) {
  MemoryRange range = locate(source);
  Value result = view->getResult(0);
  std::optional<int64_t> shift, hull = evaluateHull(result, sizes);
  if (auto bytes = dyn_cast<memref::ViewOp>(view)) {
    shift = sizes.evaluate(bytes.getByteShift());
  } else if (std::optional<int64_t> offset = evaluateOffset(view, sizes)) {
    shift = *offset * getElementBytes(
                          cast<MemRefType>(result.getType()).getElementType());
  }
  if (!shift)
    return range;
  range.begin += *shift;
  if (hull)
    range.end = range.begin + *hull;
  return range;
}

int64_t TrafficAnalysis::numberSpace(Value base) {
  auto [entry, isNew] = spaces.try_emplace(base, -1 - int64_t(spaces.size()));
  if (isNew && !base.getDefiningOp<memref::GetGlobalOp>() &&
      base.getParentRegion()->getParentOfType<func::FuncOp>() != this->entry)
    inside.insert(entry->second);
  return entry->second;
}

void TrafficAnalysis::rename(ValueRange values, ValueRange buffers) {
  // Two buffers may change places.
  SmallVector<MemoryRange> ranges = llvm::map_to_vector(
      buffers, [&](Value buffer) { return locate(buffer); });
  for (auto [value, range] : llvm::zip_equal(values, ranges))
    if (isa<MemRefType>(value.getType()))
      renamed[value] = range;
}

MemoryRange TrafficAnalysis::locate(Value memref) {
  if (auto found = renamed.find(memref); found != renamed.end())
    return found->second;
  if (!isa<MemRefType>(memref.getType()))
    return {};
  if (Operation *op = memref.getDefiningOp()) {
    if (auto transpose = dyn_cast<memref::TransposeOp>(op))
      return locateView(op, transpose.getIn());
    if (auto view = dyn_cast<ViewLikeOpInterface>(op))
      return locateView(op, view.getViewSource());
  }
  MemoryRange range;
  auto argument = dyn_cast<BlockArgument>(memref);
  if (argument && argument.getOwner() == &entry.front())
    range.space = argument.getArgNumber();
  else
    range.space = numberSpace(memref);
  if (std::optional<int64_t> bytes = sizes.evaluateBytes(memref))
    range.end = *bytes;
  return range;
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

Value TrafficAnalysis::resolve(Value memref, const Params &params) {
  Value base = memref;
  while (!params.contains(base)) {
    auto view = base.getDefiningOp<ViewLikeOpInterface>();
    if (!view)
      break;
    base = view.getViewSource();
  }
  auto found = params.find(base);
  return found == params.end() ? base : found->second;
}

Access TrafficAnalysis::describeWhole(Value memref) {
  Access access;
  access.range = locate(memref);
  access.bytes = sizes.evaluateBytes(memref).value_or(0);
  return access;
}

Access TrafficAnalysis::describePart(Value memref, const Params &params,
                                     AffineMap pattern, double elements) {
  Value param = resolve(memref, params);
  Access access = describeWhole(param);
  Type element = cast<MemRefType>(memref.getType()).getElementType();
  access.bytes = std::min(access.bytes, elements * getElementBytes(element));
  access.pattern = pattern;
  return access;
}

static void addWrite(Work &work, const Access &access,
                     ArrayRef<unsigned> sources, bool mayCover = true) {
  WriteAccess write;
  static_cast<Access &>(write) = access;
  write.covers =
      mayCover && access.bytes == double(access.range.end - access.range.begin);
  llvm::append_range(write.sources, sources);
  work.writes.push_back(std::move(write));
}

/// Returns the numbers of all reads.
static SmallVector<unsigned> getAllReads(const Work &work) {
  return llvm::to_vector(llvm::seq<unsigned>(0, work.reads.size()));
}

/// Returns the extents of the loops; 0 if one is not known.
static SmallVector<int64_t>
evaluateLoops(linalg::LinalgOp op,
              llvm::function_ref<int64_t(Value, int64_t)> getExtent) {
  SmallVector<int64_t> extents = op.getStaticLoopRanges();
  for (auto [loop, extent] : llvm::enumerate(extents)) {
    if (!ShapedType::isDynamic(extent))
      continue;
    extent = 0;
    AffineExpr index = getAffineDimExpr(loop, op.getContext());
    for (OpOperand &operand : op->getOpOperands()) {
      ArrayRef<AffineExpr> results =
          op.getMatchingIndexingMap(&operand).getResults();
      const auto *found = llvm::find(results, index);
      if (found == results.end())
        continue;
      extent = getExtent(operand.get(), found - results.begin());
      break;
    }
  }
  return extents;
}

/// Returns true if `op` adds up combinations of two operands each of which it
/// reads for several results, so that it is a contraction in loops.
static bool isContraction(linalg::LinalgOp op, ArrayRef<int64_t> extents) {
  if (op.getNumReductionLoops() == 0)
    return false;
  SmallVector<utils::IteratorType> types = op.getIteratorTypesArray();
  auto isFactor = [&](OpOperand *input) {
    AffineMap map = op.getMatchingIndexingMap(input);
    bool isSummed = false, isRepeated = false;
    for (auto [loop, type] : llvm::enumerate(types)) {
      if (extents[loop] <= 1)
        continue;
      bool isIndexed = map.isFunctionOfDim(loop);
      isSummed |= isIndexed && type == utils::IteratorType::reduction;
      isRepeated |= !isIndexed && type == utils::IteratorType::parallel;
    }
    return isSummed && isRepeated &&
           !op.getMatchingBlockArgument(input).use_empty();
  };
  return llvm::count_if(op.getDpsInputOperands(), isFactor) >= 2;
}

/// Returns the reads, by block argument or op, that `value` is computed from.
static SmallVector<unsigned>
findSources(Value value, Block &body,
            const DenseMap<Value, unsigned> &readOfValue) {
  llvm::SmallSetVector<unsigned, 4> sources;
  llvm::DenseSet<Value> seen;
  SmallVector<Value> next{value};
  while (!next.empty()) {
    Value current = next.pop_back_val();
    if (!seen.insert(current).second)
      continue;
    if (auto found = readOfValue.find(current); found != readOfValue.end())
      sources.insert(found->second);
    Operation *op = current.getDefiningOp();
    if (!op || !body.getParent()->isAncestor(op->getParentRegion()))
      continue;
    op->walk([&](Operation *nested) {
      llvm::append_range(next, nested->getOperands());
    });
  }
  SmallVector<unsigned> numbers = sources.takeVector();
  llvm::sort(numbers);
  return numbers;
}

void TrafficAnalysis::describeGeneric(linalg::LinalgOp op, const Params &params,
                                      KernelRun &run) {
  SmallVector<int64_t> extents =
      evaluateLoops(op, [&](Value memref, int64_t dim) {
        return sizes.evaluateExtent(resolve(memref, params), dim).value_or(0);
      });
  double iterations = 1;
  for (int64_t extent : extents)
    iterations *= extent;
  Work work;
  work.operations = iterations * countFlops(*op.getBlock());
  work.isAlone = isContraction(op, extents);
  DenseMap<Value, unsigned> readOfValue;
  auto describe = [&](OpOperand &operand) {
    AffineMap map = op.getMatchingIndexingMap(&operand);
    return describePart(operand.get(), params, map,
                        iterations == 0 ? 0 : countElements(map, extents));
  };
  for (OpOperand &operand : op->getOpOperands()) {
    BlockArgument argument = op.getMatchingBlockArgument(&operand);
    if (!isa<MemRefType>(operand.get().getType()) || argument.use_empty())
      continue;
    readOfValue[argument] = work.reads.size();
    work.reads.push_back(describe(operand));
  }
  // Elements at computed indices: each iteration may read another one.
  op.getBlock()->walk([&](memref::LoadOp load) {
    readOfValue[load.getResult()] = work.reads.size();
    work.reads.push_back(
        describePart(load.getMemRef(), params, AffineMap(), iterations));
  });
  for (OpOperand &init : op.getDpsInitsMutable()) {
    Value yielded = op.getBlock()->getTerminator()->getOperand(
        init.getOperandNumber() - op.getNumDpsInputs());
    addWrite(work, describe(init),
             findSources(yielded, *op.getBlock(), readOfValue));
  }
  op.getBlock()->walk([&](memref::StoreOp store) {
    addWrite(work,
             describePart(store.getMemRef(), params, AffineMap(), iterations),
             getAllReads(work), /*mayCover=*/false);
  });
  run.works.push_back(std::move(work));
}

void TrafficAnalysis::describeKernelOp(Operation *op, const Params &params,
                                       KernelRun &run) {
  auto effects = cast<MemoryEffectOpInterface>(op);
  auto update = dyn_cast<BufferIndexUpdateOp>(op);
  Work work;
  work.operations = run.cost.flops;
  SmallVector<Access> written;
  for (Value operand : op->getOperands()) {
    if (!isa<MemRefType>(operand.getType()))
      continue;
    Access access = describeWhole(resolve(operand, params));
    if (update && operand == update.getDest())
      access.bytes =
          std::min(access.bytes,
                   describeWhole(resolve(update.getUpdates(), params)).bytes);
    if (effects.getEffectOnValue<MemoryEffects::Read>(operand))
      work.reads.push_back(access);
    if (effects.getEffectOnValue<MemoryEffects::Write>(operand))
      written.push_back(access);
  }
  for (const Access &access : written)
    addWrite(work, access, getAllReads(work), /*mayCover=*/!update);
  run.works.push_back(std::move(work));
}

void TrafficAnalysis::describeLaunch(Operation *launch, SymbolRefAttr name,
                                     ValueRange passed, KernelRun &run) {
  auto kernel = symbols.lookupNearestSymbolFrom<func::FuncOp>(launch, name);
  if (!kernel || kernel.isExternal())
    return;
  // A batch passes several sets of parameters. The last two arguments are the
  // range.
  size_t numArguments = kernel.getNumArguments() - 2;
  for (size_t first = 0; first == 0 || (numArguments > 0 &&
                                        first + numArguments <= passed.size());
       first += std::max<size_t>(numArguments, 1)) {
    Params params;
    for (size_t i = 0; i < numArguments && first + i < passed.size(); ++i)
      params[kernel.getArgument(i)] = passed[first + i];
    kernel.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (auto structured = dyn_cast<linalg::LinalgOp>(op)) {
        describeGeneric(structured, params, run);
        return WalkResult::skip();
      }
      if (isa<KernelOpInterface>(op)) {
        describeKernelOp(op, params, run);
        return WalkResult::skip();
      }
      // A scalar that the kernel reads or writes around its loops.
      if (auto load = dyn_cast<memref::LoadOp>(op)) {
        Work &work = run.works.emplace_back();
        work.reads.push_back(
            describePart(load.getMemRef(), params, AffineMap(), 1));
      } else if (auto store = dyn_cast<memref::StoreOp>(op)) {
        Work &work = run.works.emplace_back();
        addWrite(work, describePart(store.getMemRef(), params, AffineMap(), 1),
                 {}, /*mayCover=*/false);
      }
      return WalkResult::advance();
    });
    if (numArguments == 0)
      break;
  }
}

//===----------------------------------------------------------------------===//
// Library calls, copies and collectives
//===----------------------------------------------------------------------===//

/// Returns the bytes of the matrices of one operand, and where they end.
static double countMatrices(GemmOp gemm, OpOperand &operand,
                            SizeEvaluator &sizes, MemoryRange &range) {
  auto number = [&](Value index) { return sizes.evaluate(index).value_or(0); };
  int64_t m = number(gemm.getM()), n = number(gemm.getN());
  int64_t k = number(gemm.getK()), batch = number(gemm.getBatch());
  Value memref = operand.get();
  bool isA =
      operand.getOperandNumber() == gemm.getAMutable().getOperandNumber();
  bool isB =
      operand.getOperandNumber() == gemm.getBMutable().getOperandNumber();
  bool isC =
      operand.getOperandNumber() == gemm.getCMutable().getOperandNumber();
  if (!isA && !isB && !isC)
    return sizes.evaluateBytes(memref).value_or(0);
  int64_t rows = isA   ? (gemm.getTransA() ? k : m)
                 : isB ? (gemm.getTransB() ? n : k)
                       : m;
  int64_t columns = isA   ? (gemm.getTransA() ? m : k)
                    : isB ? (gemm.getTransB() ? k : n)
                          : n;
  int64_t stride = number(isA   ? gemm.getStrideA()
                          : isB ? gemm.getStrideB()
                                : gemm.getStrideC());
  int64_t ld = number(isA   ? gemm.getLda()
                      : isB ? gemm.getLdb()
                            : gemm.getLdc());
  int64_t outer = 1, outerStride = 0;
  if (!gemm.getOuter().empty()) {
    outer = number(gemm.getOuter()[0]);
    outerStride = number(gemm.getOuter()[isA ? 1 : isB ? 2 : 3]);
  }
  // All products of a batch may share a factor.
  if (stride == 0)
    batch = std::min<int64_t>(batch, 1);
  if (outerStride == 0)
    outer = std::min<int64_t>(outer, 1);
  int64_t width =
      getElementBytes(cast<MemRefType>(memref.getType()).getElementType());
  int64_t elements = outer * batch * rows * columns;
  int64_t hull = elements == 0
                     ? 0
                     : (outer - 1) * outerStride + (batch - 1) * stride +
                           (rows - 1) * ld + columns;
  range.end = range.begin + hull * width;
  return double(elements) * width;
}

/// Returns the share of the image's elements that lie in a window.
static double getTouchedShare(ConvOp conv) {
  ConvolutionShape shape = conv.getConvolutionShape();
  double share = 1;
  for (size_t i = 0; i < shape.image.size(); ++i) {
    llvm::DenseSet<int64_t> touched;
    for (int64_t at = 0; at < shape.output[i]; ++at)
      for (int64_t tap = 0; tap < shape.window[i]; ++tap) {
        int64_t position =
            at * shape.strides[i] + tap * shape.dilations[i] - shape.low[i];
        if (position >= 0 && position < shape.image[i])
          touched.insert(position);
      }
    share *= double(touched.size()) / std::max<int64_t>(shape.image[i], 1);
  }
  return share;
}

double TrafficAnalysis::countCallBytes(Operation *op, OpOperand &operand,
                                       MemoryRange &range) {
  if (auto gemm = dyn_cast<GemmOp>(op))
    return countMatrices(gemm, operand, sizes, range);
  double bytes = sizes.evaluateBytes(operand.get()).value_or(0);
  auto conv = dyn_cast<ConvOp>(op);
  // Elements outside of all windows of an image's gradient are zeros.
  return conv && !conv.getInputGradient() && operand.get() == conv.getImage()
             ? bytes * getTouchedShare(conv)
             : bytes;
}

void TrafficAnalysis::describeCall(Operation *op, KernelRun &run) {
  auto effects = cast<MemoryEffectOpInterface>(op);
  SmallVector<MemoryEffects::EffectInstance> all;
  effects.getEffects(all);
  Work work;
  work.operations = run.cost.flops;
  work.isAlone = run.kind == RunKind::call && !isa<memref::CopyOp>(op);
  SmallVector<Access> written;
  for (OpOperand &operand : op->getOpOperands()) {
    if (!isa<MemRefType>(operand.get().getType()))
      continue;
    auto has = [&](auto isKind) {
      return llvm::any_of(all,
                          [&](const MemoryEffects::EffectInstance &effect) {
                            auto *at = effect.getEffectValue<OpOperand *>();
                            return isKind(effect.getEffect()) && at == &operand;
                          });
    };
    Access access;
    access.range = locate(operand.get());
    access.bytes = countCallBytes(op, operand, access.range);
    if (has(llvm::IsaPred<MemoryEffects::Read>))
      work.reads.push_back(access);
    if (has(llvm::IsaPred<MemoryEffects::Write>))
      written.push_back(access);
  }
  for (const Access &access : written)
    addWrite(work, access, getAllReads(work));
  run.works.push_back(std::move(work));
}

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

/// Returns the bytes of accesses: accesses of the same elements count once, and
/// accesses of one range at most the bytes of the range.
static double addUp(ArrayRef<Access> accesses) {
  double total = 0;
  for (auto [number, access] : llvm::enumerate(accesses)) {
    auto isSame = [&](const Access &other) {
      return other.range == access.range;
    };
    // The first one of a range stands for all.
    if (llvm::any_of(accesses.take_front(number), isSame))
      continue;
    DenseMap<AffineMap, double> byPattern;
    double sum = 0;
    for (const Access &other : accesses.drop_front(number)) {
      if (!isSame(other))
        continue;
      if (!other.pattern) {
        sum += other.bytes;
        continue;
      }
      double &bytes = byPattern[other.pattern];
      bytes = std::max(bytes, other.bytes);
    }
    for (auto &[pattern, bytes] : byPattern)
      sum += bytes;
    total += std::min(sum, double(access.range.end - access.range.begin));
  }
  return total;
}

static bool contains(const MemoryRange &outer, const MemoryRange &inner) {
  return outer.space == inner.space && outer.begin <= inner.begin &&
         inner.end <= outer.end;
}

/// Adds up the bytes that a run moves. It does not read its own writes again,
/// and its own buffers are not in memory.
static void addUp(KernelRun &run, const DenseSet<int64_t> &inside) {
  SmallVector<Access> reads, writes;
  SmallVector<MemoryRange> covered;
  for (const Work &work : run.works) {
    for (const Access &read : work.reads)
      if (!inside.contains(read.range.space) &&
          llvm::none_of(covered, [&](const MemoryRange &range) {
            return contains(range, read.range);
          }))
        reads.push_back(read);
    for (const WriteAccess &write : work.writes) {
      if (inside.contains(write.range.space))
        continue;
      writes.push_back(write);
      if (write.covers)
        covered.push_back(write.range);
    }
    run.operations += work.operations;
  }
  run.read = addUp(reads);
  run.written = addUp(writes);
}

/// Returns the name of a call, with its sizes.
static std::string getCallName(Operation *op, const OpCost &cost,
                               SizeEvaluator &sizes) {
  std::string name = cost.name;
  if (auto gemm = dyn_cast<GemmOp>(op)) {
    int64_t batch = sizes.evaluate(gemm.getBatch()).value_or(1);
    if (!gemm.getOuter().empty())
      batch *= sizes.evaluate(gemm.getOuter().front()).value_or(1);
    if (batch != 1)
      name += " batch " + std::to_string(batch);
  } else if (auto conv = dyn_cast<ConvOp>(op)) {
    name += conv.getFilterGradient()  ? " filter_gradient"
            : conv.getInputGradient() ? " input_gradient"
                                      : "";
    for (auto [dim, extent] : llvm::enumerate(
             cast<MemRefType>(conv.getFilter().getType()).getShape()))
      name += (dim == 0 ? " " : "x") + std::to_string(extent);
  } else if (name.empty()) {
    name = op->getName().stripDialect().str();
  }
  return name;
}

KernelRun TrafficAnalysis::describe(Operation *op, const OpCost &cost) {
  KernelRun run{op, RunKind::call, cost.name};
  run.cost = cost;
  if (auto launch = dyn_cast<LaunchOp>(op)) {
    run.kind = RunKind::kernel;
    describeLaunch(op, launch.getKernelAttr(), launch.getParams(), run);
  } else if (auto batch = dyn_cast<LaunchBatchOp>(op)) {
    run.kind = RunKind::kernel;
    describeLaunch(op, batch.getKernelAttr(), batch.getParams(), run);
  } else {
    if (isa<BufferCollectiveOpInterface>(op))
      run.kind = RunKind::collective;
    run.name = getCallName(op, cost, sizes);
    describeCall(op, run);
  }
  addUp(run, inside);
  return run;
}
