//===- OperationAttrs.cpp - Verifiers of ops' `dp.` attributes ------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The labels in brackets are those of docs/spec.md.
//
//===----------------------------------------------------------------------===//

#include "AttributeVerifiers.h"

#include "dp/IR/AnalysisAttrs.h"
#include "dp/IR/CommunicationAttrs.h"
#include "dp/IR/DP.h"
#include "dp/IR/ElementTypes.h"
#include "dp/IR/InterfaceAttrs.h"
#include "dp/IR/StateShape.h"
#include "dp/IR/Target.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace mlir::dp;

std::optional<int64_t> mlir::dp::getI64(Attribute attribute) {
  auto integer = dyn_cast_if_present<IntegerAttr>(attribute);
  if (!integer || !integer.getType().isSignlessInteger(64))
    return std::nullopt;
  return integer.getInt();
}

FunctionOpInterface mlir::dp::getVerifiedFunction(Operation *op) {
  auto function = dyn_cast<FunctionOpInterface>(op);
  if (!function || failed(op->getName().verifyInvariants(op)))
    return nullptr;
  return function;
}

/// Emits "expected 'dp.x' to be `what`, found ..." unless `isRight`.
static LogicalResult expect(bool isRight, Operation *op,
                            NamedAttribute attribute, const Twine &what) {
  if (isRight)
    return success();
  return op->emitOpError() << "expected '" << attribute.getName().getValue()
                           << "' to be " << what << ", found "
                           << attribute.getValue();
}

static bool isInDPDialect(Operation *op) {
  return isa_and_nonnull<DPDialect>(op->getDialect());
}

static LogicalResult verifyDevices(Operation *op, NamedAttribute attribute) {
  // [dp.devices-C1]
  std::optional<int64_t> count = getI64(attribute.getValue());
  if (failed(expect(count && *count >= 1 && *count <= kMaxDevices, op,
                    attribute, "an i64 from 1 to " + Twine(kMaxDevices))))
    return failure();
  // [dp.devices-C2]
  if (!isa<ModuleOp, FunctionOpInterface>(op))
    return op->emitOpError() << "expected '" << kDevicesAttr
                             << "' on a module or a function only";
  return success();
}

static LogicalResult verifySPMD(Operation *op, NamedAttribute attribute) {
  // [dp.spmd-C1]
  if (!isa<UnitAttr>(attribute.getValue()) || !isa<FunctionOpInterface>(op))
    return op->emitOpError()
           << "expected '" << kSPMDAttr << "' to be a unit attribute of a "
           << "function";
  return success();
}

static LogicalResult verifyKernel(Operation *op, NamedAttribute attribute) {
  // [dp.kernel-C1]
  if (failed(expect(isa<KernelAttr>(attribute.getValue()), op, attribute,
                    "a #dp.kernel")))
    return failure();
  // [dp.kernel-C2]
  if (!isa<FunctionOpInterface>(op))
    return op->emitOpError()
           << "expected '" << kKernelAttr << "' on a function only";
  FunctionOpInterface function = getVerifiedFunction(op);
  if (!function)
    return failure();
  ArrayRef<Type> arguments = function.getArgumentTypes();
  if (arguments.size() < 2 || !arguments.back().isIndex() ||
      !arguments[arguments.size() - 2].isIndex() ||
      function.getNumResults() != 0)
    return op->emitOpError()
           << "expected a function with '" << kKernelAttr
           << "' to have no results and as last two arguments indices, the "
              "range that it runs, found "
           << function.getFunctionType();
  return success();
}

static LogicalResult verifyTarget(Operation *op, NamedAttribute attribute) {
  // [dp.target-C1]
  if (failed(expect(isa<TargetAttr>(attribute.getValue()), op, attribute,
                    "a #dp.target")))
    return failure();
  // [dp.target-C2]
  if (!isa<ModuleOp>(op))
    return op->emitOpError()
           << "expected '" << kTargetAttr << "' on a module only";
  // [dp.target-C3]
  auto target = cast<TargetAttr>(attribute.getValue());
  bool isGpu = target.getKind() == TargetKind::gpu;
  bool usesNccl = target.getCollectives() == TargetCollectives::nccl;
  bool hasAttention =
      bitEnumContainsAny(target.getLibraries(), TargetLibraries::attention);
  if (isGpu != usesNccl || (hasAttention && !isGpu))
    return op->emitOpError()
           << "expected '" << kTargetAttr
           << "' to have NCCL's collectives for GPUs, and for the host the "
              "runtime's and no library for attention, found "
           << target;
  return success();
}

static LogicalResult verifyArena(Operation *op, NamedAttribute attribute) {
  // [dp.arena-C1]
  if (failed(expect(isa<ArenaAttr>(attribute.getValue()), op, attribute,
                    "a #dp.arena")))
    return failure();
  // [dp.arena-C2]
  if (!op->hasAttr(kEntryAttr))
    return op->emitOpError()
           << "expected '" << kArenaAttr << "' on a function with '"
           << kEntryAttr << "' only";
  FunctionOpInterface function = getVerifiedFunction(op);
  if (!function)
    return failure();
  auto last = function.getNumArguments() == 0
                  ? MemRefType()
                  : dyn_cast<MemRefType>(function.getArgumentTypes().back());
  if (!last || !last.getElementType().isInteger(8) || last.getRank() != 1 ||
      !last.isDynamicDim(0) || !last.getLayout().isIdentity())
    return op->emitOpError() << "expected a function with '" << kArenaAttr
                             << "' to have a memref<?xi8> as last argument, "
                                "found "
                             << function.getFunctionType();
  return success();
}

static LogicalResult verifyReason(Operation *op, NamedAttribute attribute) {
  // [dp.reason-C1]
  return expect(isa<StringAttr>(attribute.getValue()), op, attribute,
                "a string");
}

static LogicalResult verifyBucket(Operation *op, NamedAttribute attribute) {
  // [dp.bucket-C1]
  return expect(isa<BucketAttr>(attribute.getValue()) && isInDPDialect(op), op,
                attribute, "a #dp.bucket on a collective");
}

static LogicalResult verifyErrorBound(Operation *op, NamedAttribute attribute) {
  // [dp.error_bound-C1]
  auto bound = dyn_cast<FloatAttr>(attribute.getValue());
  return expect(bound && bound.getType().isF64() &&
                    bound.getValueAsDouble() >= 0 &&
                    bound.getValue().isFinite(),
                op, attribute, "an f64 that is finite and not negative");
}

static LogicalResult verifyChunk(Operation *op, NamedAttribute attribute) {
  // [dp.chunk-C1]
  auto update = dyn_cast<IndexUpdateOp>(op);
  if (update && failed(op->getName().verifyInvariants(op)))
    return failure();
  auto chunk = dyn_cast<ChunkAttr>(attribute.getValue());
  return expect(
      update && chunk && chunk.getDim() < update.getUpdateShape().numCounted,
      op, attribute, "a #dp.chunk of a counted dimension of a dp.index_update");
}

static LogicalResult verifyPerDevice(Operation *op, NamedAttribute attribute) {
  // [dp.per_device-C1]
  auto gather = dyn_cast<GatherOp>(op);
  if (gather && failed(op->getName().verifyInvariants(op)))
    return failure();
  if (!gather || gather.getType().getRank() != 1)
    return op->emitOpError()
           << "expected '" << kPerDeviceAttr
           << "' on a result of a function or on a dp.gather of a vector "
              "only";
  // [dp.per_device-C3]
  return expect(isa<UnitAttr>(attribute.getValue()), op, attribute,
                "a unit attribute");
}

static LogicalResult verifyBuffers(Operation *op, NamedAttribute attribute) {
  // [dp.buffers-C1]
  return expect(isa<UnitAttr>(attribute.getValue()) && isInDPDialect(op), op,
                attribute, "a unit attribute of a collective");
}

static LogicalResult verifyPerUse(Operation *op, NamedAttribute attribute) {
  // [dp.per_use-C1]
  std::optional<int64_t> use = getI64(attribute.getValue());
  return expect(use && *use >= 0 && isInDPDialect(op), op, attribute,
                "an i64 >= 0 on a collective");
}

static LogicalResult verifyPlacedTypes(Operation *op,
                                       NamedAttribute attribute) {
  // [dp.placed_types-C1]
  return expect(isa<PlacedTypesAttr>(attribute.getValue()), op, attribute,
                "a #dp.placed_types");
}

static LogicalResult verifyForcedFactor(Operation *op,
                                        NamedAttribute attribute) {
  // [dp.forced_factor-C1]
  return expect(isa<ForcedFactorAttr>(attribute.getValue()), op, attribute,
                "a #dp.forced_factor");
}

static LogicalResult verifyWork(Operation *op, NamedAttribute attribute) {
  // [dp.work-C1]
  return expect(isa<WorkAttr>(attribute.getValue()) && isa<ParallelOp>(op), op,
                attribute, "a #dp.work on a dp.parallel");
}

static LogicalResult rejectOnOperation(Operation *op,
                                       NamedAttribute attribute) {
  // [dp.scatter-C1], [dp.state-C1], [dp.name-C1], [dp.updates-C1],
  // [dp.host-C1], [dp.dtype-C1], [dp.shape-C2], [dp.copy_of-C2]
  return op->emitOpError() << "expected '" << attribute.getName().getValue()
                           << "' on an argument or result of a function only";
}

static LogicalResult rejectUnknown(Operation *op, NamedAttribute attribute) {
  // [attribute-C1]
  return op->emitOpError() << "unknown attribute '"
                           << attribute.getName().getValue()
                           << "': dp has none of this name for an op";
}

LogicalResult DPDialect::verifyOperationAttribute(Operation *op,
                                                  NamedAttribute attribute) {
  using Verifier = LogicalResult (*)(Operation *, NamedAttribute);
  auto verifier = llvm::StringSwitch<Verifier>(attribute.getName().getValue())
                      .Case(kDevicesAttr, verifyDevices)
                      .Case(kSPMDAttr, verifySPMD)
                      .Case(kEntryAttr, verifyEntryAttr)
                      .Case(kKernelAttr, verifyKernel)
                      .Case(kArenaAttr, verifyArena)
                      .Case(kTargetAttr, verifyTarget)
                      .Case(kReasonAttr, verifyReason)
                      .Case(kBucketAttr, verifyBucket)
                      .Case(kErrorBoundAttr, verifyErrorBound)
                      .Case(kChunkAttr, verifyChunk)
                      .Case(kPerDeviceAttr, verifyPerDevice)
                      .Case(kBuffersAttr, verifyBuffers)
                      .Case(kPerUseAttr, verifyPerUse)
                      .Case(kPlacedTypesAttr, verifyPlacedTypes)
                      .Case(kForcedFactorAttr, verifyForcedFactor)
                      .Case(kWorkAttr, verifyWork)
                      .Cases({kScatterAttr, kStateAttr, kNameAttr, kUpdatesAttr,
                              kHostAttr, kDTypeAttr, kShapeAttr, kCopyOfAttr},
                             rejectOnOperation)
                      .Default(rejectUnknown);
  return verifier(op, attribute);
}
