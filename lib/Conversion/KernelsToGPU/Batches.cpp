//===- Batches.cpp - Grids for several sets of parameters -----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The kernel of a batch takes the parameters of all sets and, per set, the
// number of its first block. All threads of a block have one set, so that the
// switch over sets does not diverge.
//
//===----------------------------------------------------------------------===//

#include "Batches.h"
#include "Emitters.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::dp;

/// The parameters of a kernel may take 4 KiB on every GPU, in 8 bytes each.
static constexpr unsigned kMaxParams = 512;

/// The number of values that a launch passes for a parameter (KernelParams.h).
static unsigned countValues(Type type) {
  auto memref = dyn_cast<MemRefType>(type);
  if (!memref)
    return 1;
  unsigned count = 1 + memref.getNumDynamicDims();
  if (!memref.getLayout().isIdentity())
    count += llvm::count_if(memref.getStridesAndOffset().first,
                            ShapedType::isDynamic);
  return count;
}

/// Builds the kernel of `numSets` sets after `kernel`. Its parameters are the
/// first blocks of all sets but the first; the parameters of each set that are
/// not in `common`; those in `common`.
static gpu::GPUFuncOp buildKernel(gpu::GPUFuncOp kernel, unsigned numSets,
                                  const llvm::SmallBitVector &common) {
  OpBuilder builder(kernel->getContext());
  builder.setInsertionPointAfter(kernel);
  Location loc = kernel.getLoc();
  SmallVector<Type> types(numSets - 1, builder.getIndexType()), own, shared;
  for (auto [number, type] : llvm::enumerate(kernel.getArgumentTypes()))
    (common.test(number) ? shared : own).push_back(type);
  for (unsigned set = 0; set < numSets; ++set)
    llvm::append_range(types, own);
  llvm::append_range(types, shared);
  SmallVector<Type> workgroup;
  for (BlockArgument buffer : kernel.getWorkgroupAttributions())
    workgroup.push_back(buffer.getType());
  auto batch = gpu::GPUFuncOp::create(
      builder, loc, (kernel.getName() + "_batch" + Twine(numSets)).str(),
      builder.getFunctionType(types, {}), workgroup);
  batch->setAttr(gpu::GPUDialect::getKernelFuncAttrName(),
                 builder.getUnitAttr());
  batch.setKnownBlockSizeAttr(kernel.getKnownBlockSizeAttr());

  Block &body = batch.getBody().front();
  builder.setInsertionPointToStart(&body);
  ValueRange arguments = batch.getArguments();
  ValueRange firsts = arguments.take_front(numSets - 1);
  Value block = gpu::BlockIdOp::create(builder, loc, gpu::Dimension::x);
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  Value set = zero;
  for (Value first : firsts) {
    Value isBehind = arith::CmpIOp::create(
        builder, loc, arith::CmpIPredicate::uge, block, first);
    set = arith::AddIOp::create(
        builder, loc, set,
        arith::IndexCastUIOp::create(builder, loc, builder.getIndexType(),
                                     isBehind));
  }
  SmallVector<Type> chosen{builder.getIndexType()};
  llvm::append_range(chosen, own);
  SmallVector<int64_t> cases =
      llvm::to_vector(llvm::seq<int64_t>(0, numSets - 1));
  auto choice = scf::IndexSwitchOp::create(builder, loc, chosen, set, cases,
                                           cases.size());
  for (unsigned number = 0; number < numSets; ++number) {
    // The last set is the default.
    Region &region = number + 1 < numSets ? choice.getCaseRegions()[number]
                                          : choice.getDefaultRegion();
    OpBuilder::InsertionGuard guard(builder);
    builder.createBlock(&region);
    SmallVector<Value> values{number == 0 ? zero : firsts[number - 1]};
    llvm::append_range(
        values, arguments.slice(numSets - 1 + number * own.size(), own.size()));
    scf::YieldOp::create(builder, loc, values);
  }
  Value local = arith::SubIOp::create(builder, loc, block, choice.getResult(0));

  IRMapping mapping;
  unsigned nextOwn = 1, nextShared = types.size() - shared.size();
  for (BlockArgument argument : kernel.getArguments())
    mapping.map(argument, common.test(argument.getArgNumber())
                              ? arguments[nextShared++]
                              : choice.getResult(nextOwn++));
  for (auto [from, to] : llvm::zip_equal(kernel.getWorkgroupAttributions(),
                                         batch.getWorkgroupAttributions()))
    mapping.map(from, to);
  for (Operation &op : kernel.getBody().front())
    builder.clone(op, mapping);
  batch.walk([&](gpu::BlockIdOp op) {
    if (op.getResult() == block)
      return;
    op.replaceAllUsesWith(local);
    op.erase();
  });
  return batch;
}

gpu::GPUFuncOp BatchKernels::get(gpu::GPUFuncOp kernel, unsigned numSets,
                                 const llvm::SmallBitVector &common) {
  std::string key = kernel.getName().str() + ";" + std::to_string(numSets);
  for (unsigned number : common.set_bits())
    key += ";" + std::to_string(number);
  gpu::GPUFuncOp &batch = kernels[key];
  if (!batch) {
    batch = buildKernel(kernel, numSets, common);
    symbols.insert(batch, std::next(kernel->getIterator()));
  }
  return batch;
}

/// Launches one grid for `sets`, at most `most` of them.
void BatchKernels::launchGrid(OpBuilder &builder, Location loc,
                              gpu::GPUFuncOp kernel, ArrayRef<BatchSet> sets,
                              unsigned most,
                              const llvm::SmallBitVector &common) {
  // Few kernels serve batches of many sizes. Sets that are not there begin
  // after the last block.
  unsigned numSets = std::min<unsigned>(most, llvm::PowerOf2Ceil(sets.size()));
  SmallVector<Value> firsts, own, shared;
  Value grid;
  for (unsigned number = 0; number < numSets; ++number) {
    if (number > 0)
      firsts.push_back(grid);
    bool isThere = number < sets.size();
    const BatchSet &set = sets[isThere ? number : 0];
    for (auto [i, param] : llvm::enumerate(set.params))
      if (!common.test(i))
        own.push_back(param);
    if (isThere)
      grid = grid ? builder.createOrFold<arith::AddIOp>(loc, grid, set.grid)
                  : set.grid;
  }
  for (unsigned number : common.set_bits())
    shared.push_back(sets.front().params[number]);
  gpu::GPUFuncOp batch = get(kernel, numSets, common);
  SmallVector<Value> operands = std::move(firsts);
  llvm::append_range(operands, own);
  llvm::append_range(operands, shared);
  launchKernel(builder, loc, batch, grid, operands);
}

bool BatchKernels::launch(OpBuilder &builder, Location loc,
                          gpu::GPUFuncOp kernel, ArrayRef<BatchSet> sets) {
  assert(!sets.empty() && "expected parameters");
  unsigned numParams = kernel.getNumArguments();
  llvm::SmallBitVector common(numParams);
  unsigned perSet = 1, once = 0;
  for (unsigned number = 0; number < numParams; ++number) {
    Value first = sets.front().params[number];
    common[number] = llvm::all_of(
        sets, [&](const BatchSet &set) { return set.params[number] == first; });
    (common[number] ? once : perSet) += countValues(first.getType());
  }
  unsigned most = once < kMaxParams ? (kMaxParams - once) / perSet : 0;
  most = std::max(most, 1u);
  bool isWhole = true;
  while (!sets.empty()) {
    ArrayRef<BatchSet> part = sets.take_front(most);
    sets = sets.drop_front(part.size());
    if (part.size() > 1) {
      launchGrid(builder, loc, kernel, part, most, common);
      continue;
    }
    launchKernel(builder, loc, kernel, part.front().grid, part.front().params);
    isWhole = false;
  }
  return isWhole;
}

void mlir::dp::launchKernel(OpBuilder &builder, Location loc,
                            gpu::GPUFuncOp kernel, Value grid,
                            ValueRange params) {
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  Value one = constant(1);
  gpu::LaunchFuncOp::create(
      builder, loc, kernel, gpu::KernelDim3{grid, one, one},
      gpu::KernelDim3{constant(kernel.getKnownBlockSize()->front()), one, one},
      /*dynamicSharedMemorySize=*/Value(), params);
}
