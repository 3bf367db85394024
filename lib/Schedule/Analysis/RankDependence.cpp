//===- RankDependence.cpp - Values that depend on the rank ----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A scalar has one taint, joined over all iterations. The contents of buffers
// are followed in program order, because a reduction in place differs between
// ranks before the collective and is the same after it.
//
//===----------------------------------------------------------------------===//

#include "dp/Schedule/Analysis/RankDependence.h"

#include "dp/IR/ElementTypes.h"
#include "dp/Schedule/Analysis/Buffers.h"

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
    PlacementAttr placement = buffer.getPlacement();
    // Destinations of results hold nothing yet.
    if (placement.isReplicated() || number >= info.getArguments().size())
      continue;
    BlockArgument argument = entry.getArgument(number);
    RankTaint taint =
        makeOrigin(argument.getLoc(), "it depends on '" + buffer.getName() +
                                          "', of which each rank holds a part");
    state[argument].push_back({Range(), taint});
  }
}

RankTaint RankDependence::makeOrigin(Location loc, const Twine &text) {
  origins.push_back({loc, text.str()});
  return &origins.back();
}

/// Returns the origin that is `op` itself.
RankTaint RankDependence::originAt(Operation *op) {
  RankTaint &origin = originOf[op];
  if (!origin) {
    StringRef what =
        isa<RankOp>(op)          ? "it depends on the rank"
        : isa<ShardSizeOp>(op)   ? "it depends on the size of a rank's chunk"
        : isa<ShardOffsetOp>(op) ? "it depends on where a rank's chunk begins"
        : isa<BufferCollectiveOpInterface>(op)
            ? "it depends on what this gives each rank a part of"
            : "how often its body runs is not known";
    origin = makeOrigin(op->getLoc(), what);
  }
  return origin;
}

void RankDependence::setScalar(Value value, RankTaint taint) {
  if (taint && scalars.try_emplace(value, taint).second)
    markUsersStale(value);
}

/// Marks the loops around the users of `value`. It may be the offset or size of
/// a view, so the users of views count, too.
void RankDependence::markUsersStale(Value value) {
  llvm::SetVector<Value> values;
  values.insert(value);
  for (size_t i = 0; i < values.size(); ++i)
    for (Operation *user : values[i].getUsers()) {
      for (Operation *op = user; op != entry; op = op->getParentOp())
        if (auto loop = loops.find(op); loop != loops.end())
          loop->second.isStale = true;
      for (Value result : user->getResults())
        if (isa<MemRefType>(result.getType()))
          values.insert(result);
    }
}

//===----------------------------------------------------------------------===//
// Buffers
//===----------------------------------------------------------------------===//

RankTaint RankDependence::getDim(Value memref, int64_t dim) {
  auto type = cast<MemRefType>(memref.getType());
  while (auto cast = memref.getDefiningOp<memref::CastOp>()) {
    if (!type.isDynamicDim(dim) || !isa<MemRefType>(cast.getSource().getType()))
      return nullptr;
    memref = cast.getSource();
    type = mlir::cast<MemRefType>(memref.getType());
  }
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
    PlacementAttr placement = info.getBuffers()[number].getPlacement();
    if (!placement.isSharded() || placement.getDim() != dim)
      return nullptr;
    RankTaint &origin = argumentSizes[number];
    if (!origin)
      origin = makeOrigin(argument.getLoc(),
                          "it depends on the size of a chunk of '" +
                              info.getBuffers()[number].getName() + "'");
    return origin;
  }
  Operation *op = memref.getDefiningOp();
  if (auto alloc = dyn_cast<memref::AllocOp>(op))
    return sizeOf(alloc.getDynamicSizes());
  if (auto view = dyn_cast<memref::ViewOp>(op))
    return sizeOf(view.getSizes());
  if (auto sizes = dyn_cast<OffsetSizeAndStrideOpInterface>(op);
      sizes &&
      static_cast<int64_t>(sizes.getMixedSizes().size()) == type.getRank()) {
    auto size = dyn_cast<Value>(sizes.getMixedSizes()[dim]);
    return size ? get(size) : nullptr;
  }
  // The dimension may depend on any operand and on any size of an operand.
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

static int64_t getByteSize(MemRefType type) {
  return type.getNumElements() * getElementBytes(type.getElementType());
}

/// Returns the bytes of `type` in the buffer that it is a part of, if they are
/// one static range.
static std::optional<std::pair<int64_t, int64_t>>
getStaticRange(MemRefType type) {
  SmallVector<int64_t> strides;
  int64_t offset;
  if (!type.getElementType().isIntOrFloat() ||
      !memref::isStaticShapeAndContiguousRowMajor(type) ||
      failed(type.getStridesAndOffset(strides, offset)) ||
      ShapedType::isDynamic(offset))
    return std::nullopt;
  int64_t begin = offset * getElementBytes(type.getElementType());
  return std::make_pair(begin, begin + getByteSize(type));
}

RankDependence::Place RankDependence::getPlace(Value memref) {
  Place place{memref, Range(), true, nullptr};
  // The range of a static slice, which is valid if its source has offset 0.
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
  // A buffer whose size depends on the rank has another value on each rank.
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

/// Returns true if `into` changed.
bool RankDependence::join(Segments &into, const Segments &from) {
  bool grows = false;
  for (const auto &segment : from)
    if (llvm::none_of(into, [&](const auto &other) {
          return other.first == segment.first;
        })) {
      into.push_back(segment);
      grows = true;
    }
  return grows;
}

bool RankDependence::join(Contents &into, const Contents &from) {
  into.resize(from.size());
  bool grows = false;
  for (auto [mine, other] : llvm::zip_equal(into, from))
    grows |= join(mine, other);
  return grows;
}

/// Finds the buffers that each op with regions accesses. Only these are copied
/// and compared where control flow splits and joins.
void RankDependence::findTouched() {
  entry.walk([&](Operation *op) {
    if (op->getNumRegions() != 0 && op != entry && !isa<linalg::LinalgOp>(op))
      (void)touched[op];
    if (isa<scf::ForOp, scf::WhileOp>(op))
      (void)loops[op];
    if (isView(op))
      return;
    for (Value operand : op->getOperands()) {
      if (!isa<MemRefType>(operand.getType()))
        continue;
      Value base = getPlace(operand).base;
      for (Operation *parent = op->getParentOp(); parent != entry;
           parent = parent->getParentOp())
        if (!touched[parent].insert(base))
          break; // The ops around `parent` have it, too.
    }
  });
}

RankDependence::Contents RankDependence::save(Operation *op) {
  Contents contents;
  for (Value base : touched[op])
    contents.push_back(state.lookup(base));
  return contents;
}

void RankDependence::restore(Operation *op, const Contents &contents) {
  for (auto [base, segments] : llvm::zip_equal(touched[op], contents))
    state[base] = segments;
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// Returns true if `kernel` gives every element of parameter `number` a new
/// value that does not depend on the old one.
static bool overwrites(func::FuncOp kernel, unsigned number) {
  Value parameter = kernel.getArgument(number);
  for (auto fill : kernel.front().getOps<linalg::FillOp>())
    if (fill.getOutputs().front() == parameter)
      return llvm::all_of(parameter.getUsers(), [&](Operation *user) {
        return user == fill || (user->getBlock() == &kernel.front() &&
                                fill->isBeforeInBlock(user));
      });
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

/// Returns the effects of the kernel of `op`, which are computed once for all
/// of its launches.
const RankDependence::Kernel &
RankDependence::getKernel(Operation *op, FlatSymbolRefAttr name,
                          MutableOperandRange params) {
  auto function = symbols.lookupNearestSymbolFrom<func::FuncOp>(op, name);
  bool isKnown = function && !function.isExternal();
  auto [it, isFirst] =
      kernels.try_emplace(isKnown ? function.getOperation() : op);
  Kernel &kernel = it->second;
  if (!isFirst)
    return kernel;
  if (isKnown)
    function.walk([&](Operation *nested) {
      if (isa<RankOp, ShardSizeOp, ShardOffsetOp>(nested))
        kernel.taint = either(kernel.taint, originAt(nested));
    });
  for (auto [number, param] : llvm::enumerate(params)) {
    bool isBuffer = isa<MemRefType>(param.get().getType());
    kernel.isNew.push_back(isKnown && isBuffer && overwrites(function, number));
    kernel.isWritten.push_back(isBuffer && effects.mayWrite(param));
  }
  return kernel;
}

void RankDependence::visitLaunch(const Kernel &kernel, Value extent,
                                 OperandRange params, Control control) {
  RankTaint taint = either(either(control.taint, get(extent)), kernel.taint);
  for (auto [param, isNew] : llvm::zip_equal(params, kernel.isNew)) {
    if (!isa<MemRefType>(param.getType()))
      taint = either(taint, get(param));
    else if (!isNew)
      taint = either(taint, read(param));
    else
      taint = either(taint, getShape(param));
  }
  for (auto [param, isNew, isWritten] :
       llvm::zip_equal(params, kernel.isNew, kernel.isWritten))
    if (isWritten)
      write(param, taint, isNew && !control.taint);
}

void RankDependence::visitLaunchBatch(LaunchBatchOp op, Control control) {
  const Kernel &kernel =
      getKernel(op, op.getKernelAttr(),
                op.getParamsMutable().slice(0, op.getSet(0).size()));
  for (auto [set, extent] : llvm::enumerate(op.getExtents()))
    visitLaunch(kernel, extent, op.getSet(set), control);
}

void RankDependence::visitCollective(BufferCollectiveOpInterface op,
                                     Control control) {
  if (reports)
    onCollective(op, control.taint, control.loc);
  Value recv = op.getReceived();
  if (op.isUniform())
    return write(recv, control.taint, !control.taint);
  write(recv, originAt(op), true);
}

void RankDependence::visit(Operation *op, Control control) {
  if (auto collective = dyn_cast<BufferCollectiveOpInterface>(op))
    return visitCollective(collective, control);
  if (isa<RankOp, ShardSizeOp, ShardOffsetOp>(op))
    return setScalar(op->getResult(0), originAt(op));
  if (auto launch = dyn_cast<LaunchOp>(op))
    return visitLaunch(
        getKernel(launch, launch.getKernelAttr(), launch.getParamsMutable()),
        launch.getExtent(), launch.getParams(), control);
  if (auto batch = dyn_cast<LaunchBatchOp>(op))
    return visitLaunchBatch(batch, control);
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
  // The buffer that the op overwrites completely without reading it.
  Value target;
  if (isa<CostOpInterface, memref::CopyOp, linalg::FillOp>(op)) {
    for (Value operand : op->getOperands())
      if (isa<MemRefType>(operand.getType()) && isOverwrittenBy(operand, op))
        target = operand;
  } else if (auto store = dyn_cast<memref::StoreOp>(op);
             store && store.getMemRefType().getRank() == 0) {
    target = store.getMemref();
  }
  for (Value operand : op->getOperands())
    if (isa<MemRefType>(operand.getType()) && operand != target)
      taint = either(taint, read(operand));
  if (target) {
    taint = either(taint, getShape(target));
    write(target, taint, !control.taint);
  } else {
    for (OpOperand &operand : op->getOpOperands())
      if (isa<MemRefType>(operand.get().getType()) && effects.mayWrite(operand))
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
  Contents before = save(op);
  visit(*op.thenBlock(), control);
  handOver(op.thenYield().getOperands(), op.getResults(), control.taint);
  Contents other = save(op);
  restore(op, before);
  if (op.elseBlock()) {
    visit(*op.elseBlock(), control);
    handOver(op.elseYield().getOperands(), op.getResults(), control.taint);
  }
  Contents here = save(op);
  join(here, other);
  restore(op, here);
}

/// Runs `body` from the contents at the beginning of any iteration until those
/// are a fixed point. `body` returns the contents at the loop's exit.
void RankDependence::visitLoop(Operation *op, Control control,
                               llvm::function_ref<Contents()> body) {
  Loop &loop = loops.find(op)->second;
  bool isControlled = control.taint != nullptr;
  bool again = join(loop.begin, save(op));
  again |= !loop.isVisited || loop.isStale || reports ||
           loop.isControlled != isControlled;
  loop.isVisited = true;
  loop.isControlled = isControlled;
  while (again) {
    loop.isStale = false;
    restore(op, loop.begin);
    loop.exit = body();
    again = join(loop.begin, save(op)) || loop.isStale;
  }
  restore(op, loop.exit);
}

void RankDependence::visitFor(scf::ForOp op, Control control) {
  for (Value bound : {op.getLowerBound(), op.getUpperBound(), op.getStep()})
    if (RankTaint taint = get(bound); taint && !control.taint)
      control = {taint, bound.getLoc()};
  handOver(op.getInitArgs(), op.getRegionIterArgs(), control.taint);
  handOver(op.getInitArgs(), op.getResults(), control.taint);
  setScalar(op.getInductionVar(), control.taint);
  Contents before = save(op);
  visitLoop(op, control, [&] {
    visit(*op.getBody(), control);
    ValueRange yielded = op.getYieldedValues();
    handOver(yielded, op.getRegionIterArgs(), control.taint);
    handOver(yielded, op.getResults(), control.taint);
    return save(op);
  });
  // The loop may have no iteration.
  Contents after = save(op);
  join(after, before);
  restore(op, after);
}

void RankDependence::visitWhile(scf::WhileOp op, Control control) {
  handOver(op.getInits(), op.getBeforeArguments(), control.taint);
  scf::ConditionOp condition = op.getConditionOp();
  visitLoop(op, control, [&] {
    Control inside = control;
    if (RankTaint taint = get(condition.getCondition()); taint && !inside.taint)
      inside = {taint, condition.getCondition().getLoc()};
    visit(*op.getBeforeBody(), inside);
    handOver(condition.getArgs(), op.getAfterArguments(), inside.taint);
    handOver(condition.getArgs(), op.getResults(), inside.taint);
    Contents exit = save(op);
    visit(*op.getAfterBody(), inside);
    handOver(op.getYieldOp().getOperands(), op.getBeforeArguments(),
             inside.taint);
    return exit;
  });
}

/// Taints all results and effects of an op with regions of unknown control
/// flow, because ranks may run them at different times and numbers of times.
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
  findTouched();
  State arguments = state;
  // The first run finds the fixed points of all loops, the second one reports.
  for (bool last : {false, true}) {
    reports = last;
    state = arguments;
    Control none{nullptr, entry.getLoc()};
    if (!entry.getBody().hasOneBlock())
      none.taint = originAt(entry);
    for (Block &block : entry.getBody())
      visit(block, none);
  }
}
