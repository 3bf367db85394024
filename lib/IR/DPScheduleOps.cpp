//===- DPScheduleOps.cpp - Launches and library calls ---------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Verifiers, memory effects and costs. The labels in brackets are those of
// docs/spec.md.
//
//===----------------------------------------------------------------------===//

#include "OpVerifiers.h"

#include "dp/IR/DP.h"
#include "dp/IR/ElementTypes.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace mlir::dp;

#define GET_OP_CLASSES
#include "dp/IR/DPScheduleOps.cpp.inc"

LogicalResult LaunchOp::verifySymbolUses(SymbolTableCollection &symbols) {
  auto kernel = symbols.lookupNearestSymbolFrom<FunctionOpInterface>(
      *this, getKernelAttr());
  // [launch-C1]
  if (!kernel)
    return emitOpError() << "expected a function, found no '" << getKernel()
                         << "'";
  // [launch-C2]
  if (!kernel->hasAttr(kKernelAttr))
    return emitOpError() << "expected '" << getKernel() << "' to be marked '"
                         << kKernelAttr << "'";
  // [launch-C3]
  SmallVector<Type> expected(getParams().getTypes());
  Type index = IndexType::get(getContext());
  expected.append(2, index);
  if (kernel.getArgumentTypes() != ArrayRef<Type>(expected))
    return emitOpError() << "expected '" << getKernel()
                         << "' to take the parameters and a range";
  return success();
}

LogicalResult HostReadOp::verify() {
  // [host_read-C1]
  int64_t rank = cast<MemRefType>(getBuffer().getType()).getRank();
  if (static_cast<int64_t>(getIndices().size()) != rank)
    return emitOpError() << "expected " << rank << " indices, found "
                         << getIndices().size();
  return success();
}

LogicalResult GemmOp::verify() {
  Type a = cast<MemRefType>(getA().getType()).getElementType();
  Type c = cast<MemRefType>(getC().getType()).getElementType();
  bool isHalf = a.isF16() || a.isBF16();
  // [gemm-C1]
  if (!isHalf && !a.isF32() && !a.isF64())
    return emitOpError() << "expected f16, bf16, f32 or f64 elements, found "
                         << a;
  // [gemm-C2]
  if (cast<MemRefType>(getB().getType()).getElementType() != a)
    return emitOpError() << "expected the element type of A " << a << ", found "
                         << getB().getType();
  // [gemm-C3]
  if (c != a && !(isHalf && c.isF32()))
    return emitOpError() << "expected the element type of A " << a
                         << (isHalf ? " or f32" : "") << ", found "
                         << getC().getType();
  if (!getBias())
    return success();
  // [gemm-C4]
  auto bias = cast<MemRefType>(getBias().getType());
  if (bias.getRank() != 1 || !bias.getLayout().isIdentity() ||
      bias.getElementType() != c)
    return emitOpError() << "expected a dense row of " << c
                         << " as bias, found " << bias;
  return success();
}

//===----------------------------------------------------------------------===//
// Memory effects
//===----------------------------------------------------------------------===//

using Effects = SmallVectorImpl<MemoryEffects::EffectInstance>;

static void addRead(Effects &effects, OpOperand &buffer) {
  effects.emplace_back(MemoryEffects::Read::get(), &buffer, /*stage=*/0,
                       /*effectOnFullRegion=*/true);
}

/// Adds a write of all of `buffer`, and a read if the op accumulates into it.
static void addOutput(Effects &effects, OpOperand &buffer, bool accumulates) {
  if (accumulates)
    addRead(effects, buffer);
  effects.emplace_back(MemoryEffects::Write::get(), &buffer, /*stage=*/0,
                       /*effectOnFullRegion=*/true);
}

// All buffers count as read and written, because an op must not look into its
// kernel, which another thread may be changing. Analyses of the module ask
// KernelEffects instead.
void LaunchOp::getEffects(Effects &effects) {
  for (OpOperand &param : getParamsMutable()) {
    if (!isa<BaseMemRefType>(param.get().getType()))
      continue;
    effects.emplace_back(MemoryEffects::Read::get(), &param);
    effects.emplace_back(MemoryEffects::Write::get(), &param);
  }
  // A kernel without buffers may still hold an assertion.
  effects.emplace_back(MemoryEffects::Write::get(), StreamResource::get());
}

void GemmOp::getEffects(Effects &effects) {
  addRead(effects, getAMutable());
  addRead(effects, getBMutable());
  for (OpOperand &bias : getBiasMutable())
    addRead(effects, bias);
  addOutput(effects, getCMutable(), getAccumulate());
}

//===----------------------------------------------------------------------===//
// Costs
//===----------------------------------------------------------------------===//

OpCost LaunchOp::estimateCost(const SizeQuery &sizes) {
  OpCost cost;
  cost.name = getKernel();
  cost.flops = sizes.getNumber(getCost());
  cost.element = Float32Type::get(getContext());
  for (Value param : getParams())
    if (auto type = dyn_cast<MemRefType>(param.getType())) {
      // A kernel that indexes a table reads only the elements that it computes
      // with.
      double width = getElementBytes(type.getElementType());
      cost.bytes += std::min(sizes.getBytes(param), cost.flops * width);
      if (type.getElementType().isF64())
        cost.element = type.getElementType();
    }
  return cost;
}

static double getWidth(Type element) {
  return element.getIntOrFloatBitWidth() / 8.0;
}

OpCost GemmOp::estimateCost(const SizeQuery &sizes) {
  double m = sizes.getNumber(getM()), n = sizes.getNumber(getN());
  double k = sizes.getNumber(getK()), batch = sizes.getNumber(getBatch());
  OpCost cost;
  cost.name = ("gemm " + Twine(int64_t(m)) + "x" + Twine(int64_t(n)) + "x" +
               Twine(int64_t(k)))
                  .str();
  cost.flops = 2 * batch * m * n * k;
  cost.element = cast<MemRefType>(getA().getType()).getElementType();
  Type out = cast<MemRefType>(getC().getType()).getElementType();
  cost.bytes = batch * (getWidth(cost.element) * (m * k + k * n) +
                        getWidth(out) * (getAccumulate() ? 2 : 1) * m * n);
  cost.isContraction = true;
  cost.precision = getPrecision();
  return cost;
}

LibraryKind GemmOp::getLibrary() { return LibraryKind::blas; }
