//===- RankDependence.cpp - What differs between the ranks ----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Scalars are joined over all times, buffers followed in program order: a sum
// that is taken in place differs before and is the same after.
//
//===----------------------------------------------------------------------===//

#include "RankDependence.h"

#include "dp/Conversion/Buffers.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/Utils/MemRefUtils.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;
using namespace mlir::dp;

static RankTaint either(RankTaint a, RankTaint b) { return a ? a : b; }

RankDependence::RankDependence(func::FuncOp entry) : entry(entry), info(entry) {
  for (auto [number, buffer] : llvm::enumerate(info.getBuffers())) {
    auto placement = buffer.getAs<PlacementAttr>("placement");
    // Destinations of results hold nothing yet.
    if (placement.isReplicated() || number >= info.getArguments().size())
      continue;
    BlockArgument argument = entry.getArgument(number);
    RankTaint taint = makeOrigin(
        argument.getLoc(), "it depends on '" +
                               buffer.getAs<StringAttr>("name").getValue() +
                               "', of which each rank holds a part");
    state[argument].push_back({Range(), taint});
  }
}

RankTaint RankDependence::makeOrigin(Location loc, const Twine &text) {
  origins.push_back({loc, text.str()});
  return &origins.back();
}

/// Where the schedule itself says what differs.
RankTaint RankDependence::originAt(Operation *op) {
  RankTaint &origin = originOf[op];
  if (!origin) {
    StringRef what =
        isa<RankOp>(op)          ? "it depends on the rank"
        : isa<ShardSizeOp>(op)   ? "it depends on the size of a rank's chunk"
        : isa<ShardOffsetOp>(op) ? "it depends on where a rank's chunk begins"
        : isa<BufferReduceScatterOp, BufferAllToAllOp>(op)
            ? "it depends on what this gives each rank a part of"
            : "how often its body runs is not known";
    origin = makeOrigin(op->getLoc(), what);
  }
  return origin;
}

void RankDependence::setScalar(Value value, RankTaint taint) {
  if (taint && !scalars.lookup(value)) {
    scalars[value] = taint;
    changed = true;
  }
}

//===----------------------------------------------------------------------===//
// Buffers
//===----------------------------------------------------------------------===//

RankTaint RankDependence::getDim(Value memref, int64_t dim) {
  auto type = cast<MemRefType>(memref.getType());
  if (!type.isDynamicDim(dim))
    return nullptr;
  auto sizeOf = [&](ValueRange sizes) {
    return get(sizes[type.getDynamicDimIndex(dim)]);
  };
  if (auto argument = dyn_cast<BlockArgument>(memref)) {
    unsigned number = argument.getArgNumber();
    if (argument.getOwner() != &entry.front() ||
        number >= info.getBuffers().size())
      return nullptr;
    auto placement =
        info.getBuffers()[number].getAs<PlacementAttr>("placement");
    if (!placement.isSharded() || placement.getDim() != dim)
      return nullptr;
    RankTaint &origin = argumentSizes[number];
    if (!origin)
      origin = makeOrigin(
          argument.getLoc(),
          "it depends on the size of a chunk of '" +
              info.getBuffers()[number].getAs<StringAttr>("name").getValue() +
              "'");
    return origin;
  }
  Operation *op = memref.getDefiningOp();
  if (auto alloc = dyn_cast<memref::AllocOp>(op))
    return sizeOf(alloc.getDynamicSizes());
  if (auto view = dyn_cast<memref::ViewOp>(op))
    return sizeOf(view.getSizes());
  if (auto cast = dyn_cast<memref::CastOp>(op))
    return isa<MemRefType>(cast.getSource().getType())
               ? getDim(cast.getSource(), dim)
               : nullptr;
  if (auto sizes = dyn_cast<OffsetSizeAndStrideOpInterface>(op);
      sizes &&
      static_cast<int64_t>(sizes.getMixedSizes().size()) == type.getRank()) {
    auto size = dyn_cast<Value>(sizes.getMixedSizes()[dim]);
    return size ? get(size) : nullptr;
  }
  // Any of the operands and of the sizes may decide.
  RankTaint taint = nullptr;
  for (Value operand : op->getOperands())
    taint = either(taint, isa<MemRefType>(operand.getType()) ? getShape(operand)
                                                             : get(operand));
  return taint;
}

RankTaint RankDependence::getShape(Value memref) {
  RankTaint taint = nullptr;
  for (int64_t dim = 0; dim < cast<MemRefType>(memref.getType()).getRank();
       ++dim)
    taint = either(taint, getDim(memref, dim));
  return taint;
}

static int64_t getElementBytes(MemRefType type) {
  return static_cast<int64_t>(
      llvm::divideCeil(type.getElementTypeBitWidth(), 8));
}

static int64_t getByteSize(MemRefType type) {
  return type.getNumElements() * getElementBytes(type);
}

/// Where in bytes the elements of `type` are from the start of the buffer that
/// it is a part of, if they are one static range.
static std::optional<std::pair<int64_t, int64_t>>
getStaticRange(MemRefType type) {
  SmallVector<int64_t> strides;
  int64_t offset;
  if (!type.getElementType().isIntOrFloat() ||
      !memref::isStaticShapeAndContiguousRowMajor(type) ||
      failed(type.getStridesAndOffset(strides, offset)) ||
      ShapedType::isDynamic(offset))
    return std::nullopt;
  int64_t begin = offset * getElementBytes(type);
  return std::make_pair(begin, begin + getByteSize(type));
}

RankDependence::Place RankDependence::getPlace(Value memref) {
  Place place{memref, Range(), true, nullptr};
  // That of a static slice, as long as what it is a slice of has offset 0.
  auto part = getStaticRange(cast<MemRefType>(memref.getType()));
  bool isSlice = false;
  while (Operation *op = place.base.getDefiningOp()) {
    auto view = dyn_cast<ViewLikeOpInterface>(op);
    if (!view && !isa<memref::CastOp, memref::TransposeOp>(op))
      break;
    Value source = view ? view.getViewSource() : op->getOperand(0);
    auto type = cast<MemRefType>(op->getResult(0).getType());
    APInt shift;
    auto bytes = dyn_cast<memref::ViewOp>(op);
    if (bytes && matchPattern(bytes.getByteShift(), m_ConstantInt(&shift)) &&
        type.hasStaticShape() && type.getElementType().isIntOrFloat() &&
        source.getDefiningOp<memref::AllocOp>()) {
      int64_t begin = shift.getSExtValue();
      place.range = {begin, begin + getByteSize(type)};
      if (isSlice && part) {
        place.range = {begin + part->first, begin + part->second};
        place.isAll = true;
      }
      part = std::nullopt;
    } else if (isa<memref::SubViewOp>(op)) {
      isSlice = true;
      place.isAll = false;
    } else if (!isa<memref::CastOp, memref::CollapseShapeOp,
                    memref::ExpandShapeOp, memref::TransposeOp>(op)) {
      part = std::nullopt;
      place.isAll = false;
    }
    for (Value operand : op->getOperands())
      if (!isa<MemRefType>(operand.getType()))
        place.where = either(place.where, get(operand));
    place.base = source;
  }
  if (isSlice && part &&
      cast<MemRefType>(place.base.getType()).getLayout().isIdentity()) {
    place.range = {part->first, part->second};
    place.isAll = true;
  }
  return place;
}

RankTaint RankDependence::read(Value memref) {
  // As many elements as the rank has are another value on each.
  RankTaint taint = getShape(memref);
  Place place = getPlace(memref);
  taint = either(taint, place.where);
  auto at = state.find(place.base);
  if (at == state.end())
    return taint;
  for (auto &[range, content] : at->second)
    if (range.begin < place.range.end && place.range.begin < range.end)
      taint = either(taint, content);
  return taint;
}

void RankDependence::write(Value memref, RankTaint taint, bool overwrites) {
  Place place = getPlace(memref);
  taint = either(taint, place.where);
  Segments &segments = state[place.base];
  if (overwrites && place.isAll)
    llvm::erase_if(segments, [&](const auto &segment) {
      return segment.first.begin >= place.range.begin &&
             segment.first.end <= place.range.end;
    });
  if (taint && llvm::none_of(segments, [&](const auto &segment) {
        return segment.first == place.range;
      }))
    segments.push_back({place.range, taint});
}

/// Returns whether `into` changed.
bool RankDependence::join(State &into, const State &from) {
  bool grows = false;
  for (const auto &[base, segments] : from) {
    Segments &mine = into[base];
    for (const auto &segment : segments)
      if (llvm::none_of(mine, [&](const auto &other) {
            return other.first == segment.first;
          })) {
        mine.push_back(segment);
        grows = true;
      }
  }
  return grows;
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// Whether `kernel` gives every element of parameter `number` a new value that
/// does not depend on the old one.
static bool overwrites(func::FuncOp kernel, unsigned number) {
  Value parameter = kernel.getArgument(number);
  bool any = false, all = true;
  forEachAccess(parameter, [&](Operation *user) {
    auto structured = dyn_cast<linalg::LinalgOp>(user);
    all = structured && structured->getBlock() == &kernel.front();
    for (OpOperand &operand : user->getOpOperands()) {
      if (!all || !isa<MemRefType>(operand.get().getType()) ||
          getBase(operand.get()) != parameter)
        continue;
      any = true;
      AffineMap map = structured.getMatchingIndexingMap(&operand);
      all = operand.get() == parameter && structured.isDpsInit(&operand) &&
            !structured.payloadUsesValueFromOperand(&operand) &&
            map.isProjectedPermutation();
    }
    return all;
  });
  return any && all;
}

void RankDependence::visitLaunch(LaunchOp op, Control control) {
  auto kernel =
      symbols.lookupNearestSymbolFrom<func::FuncOp>(op, op.getKernelAttr());
  bool known = kernel && !kernel.isExternal();
  RankTaint taint = either(control.taint, get(op.getExtent()));
  if (known)
    kernel.walk([&](Operation *nested) {
      if (isa<RankOp, ShardSizeOp, ShardOffsetOp>(nested))
        taint = either(taint, originAt(nested));
    });
  SmallVector<bool> isNew;
  for (auto [number, param] : llvm::enumerate(op.getParams())) {
    isNew.push_back(known && isa<MemRefType>(param.getType()) &&
                    overwrites(kernel, number));
    if (!isa<MemRefType>(param.getType()))
      taint = either(taint, get(param));
    else if (!isNew.back())
      taint = either(taint, read(param));
    else
      taint = either(taint, getShape(param));
  }
  for (auto [param, isNew] : llvm::zip(op.getParamsMutable(), isNew))
    if (isa<MemRefType>(param.get().getType()) && writes(op, param, symbols))
      write(param.get(), taint, isNew && !control.taint);
}

void RankDependence::visitCollective(Operation *op, Control control) {
  if (reports)
    onCollective(op, control.taint, control.loc);
  Value recv = op->getOperand(1);
  if (!isa<BufferReduceScatterOp, BufferAllToAllOp>(op))
    return write(recv, control.taint, !control.taint);
  write(recv, originAt(op), true);
}

void RankDependence::visit(Operation *op, Control control) {
  if (isCollective(op))
    return visitCollective(op, control);
  if (isa<RankOp, ShardSizeOp, ShardOffsetOp>(op))
    return setScalar(op->getResult(0), originAt(op));
  if (auto launch = dyn_cast<LaunchOp>(op))
    return visitLaunch(launch, control);
  if (auto dim = dyn_cast<memref::DimOp>(op)) {
    std::optional<int64_t> number = dim.getConstantIndex();
    return setScalar(dim.getResult(), number ? getDim(dim.getSource(), *number)
                                             : getShape(dim.getSource()));
  }
  if (isView(op) || isa<memref::AllocOp, WaitOp, StreamWaitOp>(op))
    return;
  if (auto branch = dyn_cast<scf::IfOp>(op))
    return visitIf(branch, control);
  if (auto loop = dyn_cast<scf::ForOp>(op))
    return visitFor(loop, control);
  if (auto loop = dyn_cast<scf::WhileOp>(op))
    return visitWhile(loop, control);
  if (op->getNumRegions() != 0 && !isa<linalg::LinalgOp>(op))
    return visitUnknown(op);

  RankTaint taint = control.taint;
  for (Value operand : op->getOperands())
    if (!isa<MemRefType>(operand.getType()))
      taint = either(taint, get(operand));
  // What an op only writes, and all of it.
  Value target;
  if (auto gemm = dyn_cast<GemmOp>(op); gemm && !gemm.getAccumulate())
    target = gemm.getC();
  else if (auto conv = dyn_cast<ConvOp>(op); conv && !conv.getAccumulate())
    target = conv.getOut();
  else if (auto copy = dyn_cast<memref::CopyOp>(op))
    target = copy.getTarget();
  else if (auto fill = dyn_cast<linalg::FillOp>(op))
    target = fill.getOutputs().front();
  else if (auto store = dyn_cast<memref::StoreOp>(op);
           store && store.getMemRefType().getRank() == 0)
    target = store.getMemref();
  for (Value operand : op->getOperands())
    if (isa<MemRefType>(operand.getType()) && operand != target)
      taint = either(taint, read(operand));
  if (target) {
    taint = either(taint, getShape(target));
    write(target, taint, !control.taint);
  } else {
    for (OpOperand &operand : op->getOpOperands())
      if (isa<MemRefType>(operand.get().getType()) &&
          writes(op, operand, symbols))
        write(operand.get(), taint, /*overwrites=*/false);
  }
  for (Value result : op->getResults())
    setScalar(result, taint);
}

void RankDependence::visit(Block &block, Control control) {
  for (Operation &op : block)
    if (!op.hasTrait<OpTrait::IsTerminator>())
      visit(&op, control);
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

void RankDependence::handOver(ValueRange from, ValueRange to, RankTaint taint) {
  for (auto [source, target] : llvm::zip(from, to))
    setScalar(target, either(get(source), taint));
}

void RankDependence::visitIf(scf::IfOp op, Control control) {
  if (RankTaint taint = get(op.getCondition()); taint && !control.taint)
    control = {taint, op.getCondition().getLoc()};
  State other = state;
  visit(*op.thenBlock(), control);
  handOver(op.thenYield().getOperands(), op.getResults(), control.taint);
  std::swap(state, other);
  if (op.elseBlock()) {
    visit(*op.elseBlock(), control);
    handOver(op.elseYield().getOperands(), op.getResults(), control.taint);
  }
  join(state, other);
}

/// Runs `body` from what holds at the loop's beginning in any iteration. It
/// returns whether it must be run again whatever has changed.
void RankDependence::visitLoop(llvm::function_ref<bool()> body) {
  bool changedBefore = changed, reportsBefore = reports;
  reports = false;
  State begin;
  bool again;
  do {
    begin = state;
    changed = false;
    again = body();
    again |= changed;
    changedBefore |= changed;
    again |= join(begin, state);
    state = begin;
  } while (again);
  changed = changedBefore;
  reports = reportsBefore;
  body();
}

void RankDependence::visitFor(scf::ForOp op, Control control) {
  for (Value bound : {op.getLowerBound(), op.getUpperBound(), op.getStep()})
    if (RankTaint taint = get(bound); taint && !control.taint)
      control = {taint, bound.getLoc()};
  handOver(op.getInitArgs(), op.getRegionIterArgs(), control.taint);
  handOver(op.getInitArgs(), op.getResults(), control.taint);
  State before = state;
  visitLoop([&] {
    visit(*op.getBody(), control);
    ValueRange yielded = op.getYieldedValues();
    handOver(yielded, op.getRegionIterArgs(), control.taint);
    handOver(yielded, op.getResults(), control.taint);
    return false;
  });
  setScalar(op.getInductionVar(), control.taint);
  join(state, before);
}

void RankDependence::visitWhile(scf::WhileOp op, Control control) {
  handOver(op.getInits(), op.getBeforeArguments(), control.taint);
  State after;
  visitLoop([&] {
    visit(*op.getBeforeBody(), control);
    scf::ConditionOp condition = op.getConditionOp();
    // No change of the program around: that would see it in each iteration.
    bool again = false;
    if (RankTaint taint = get(condition.getCondition());
        taint && !control.taint) {
      control = {taint, condition.getCondition().getLoc()};
      again = true;
    }
    handOver(condition.getArgs(), op.getAfterArguments(), control.taint);
    handOver(condition.getArgs(), op.getResults(), control.taint);
    after = state;
    visit(*op.getAfterBody(), control);
    handOver(op.getYieldOp().getOperands(), op.getBeforeArguments(),
             control.taint);
    return again;
  });
  state = std::move(after);
}

/// How often the regions run is not known.
void RankDependence::visitUnknown(Operation *op) {
  RankTaint taint = originAt(op);
  for (Region &region : op->getRegions())
    for (Block &block : region) {
      for (Value argument : block.getArguments())
        setScalar(argument, taint);
      visit(block, {taint, op->getLoc()});
    }
  for (Value result : op->getResults())
    setScalar(result, taint);
}

void RankDependence::run() {
  Control none{nullptr, entry.getLoc()};
  if (!entry.getBody().hasOneBlock())
    none.taint = originAt(entry);
  for (Block &block : entry.getBody())
    visit(block, none);
}
