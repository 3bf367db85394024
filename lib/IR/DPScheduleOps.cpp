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

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::dp;

/// Parses `[(%a, %b), (%c, %d)] : type, type`, the types of one set.
static ParseResult
parseParamSets(OpAsmParser &parser,
               SmallVectorImpl<OpAsmParser::UnresolvedOperand> &params,
               SmallVectorImpl<Type> &types,
               ArrayRef<OpAsmParser::UnresolvedOperand> extents) {
  SMLoc loc = parser.getCurrentLocation();
  size_t numSets = 0;
  auto parseSet = [&]() {
    ++numSets;
    return parser.parseOperandList(params, OpAsmParser::Delimiter::Paren);
  };
  SmallVector<Type> setTypes;
  if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square, parseSet))
    return failure();
  if (succeeded(parser.parseOptionalColon()) && parser.parseTypeList(setTypes))
    return failure();
  if (numSets != extents.size())
    return parser.emitError(loc)
           << "expected a set of parameters for each of " << extents.size()
           << " extents, found " << numSets;
  if (params.size() != numSets * setTypes.size())
    return parser.emitError(loc)
           << "expected " << setTypes.size()
           << " parameters in each set, as there are types";
  for (size_t set = 0; set < numSets; ++set)
    llvm::append_range(types, setTypes);
  return success();
}

static void printParamSets(OpAsmPrinter &printer, Operation *,
                           OperandRange params, TypeRange types,
                           OperandRange extents) {
  size_t size = extents.empty() ? 0 : params.size() / extents.size();
  printer << '[';
  for (size_t set = 0; set < extents.size(); ++set) {
    printer << (set ? ", (" : "(");
    printer.printOperands(params.slice(set * size, size));
    printer << ')';
  }
  printer << ']';
  if (size != 0)
    printer << " : " << types.take_front(size);
}

#define GET_OP_CLASSES
#include "dp/IR/DPScheduleOps.cpp.inc"

/// Verifies that the `kernel` of `op` exists, and takes parameters of the types
/// of `params`.
static LogicalResult verifyLaunched(Operation *op, FlatSymbolRefAttr name,
                                    TypeRange params,
                                    SymbolTableCollection &symbols) {
  auto kernel = symbols.lookupNearestSymbolFrom<FunctionOpInterface>(op, name);
  // [launch-C1]
  if (!kernel)
    return op->emitOpError()
           << "expected a function, found no '" << name.getValue() << "'";
  // [launch-C2]
  if (!kernel->hasAttr(kKernelAttr))
    return op->emitOpError() << "expected '" << name.getValue()
                             << "' to be marked '" << kKernelAttr << "'";
  // [launch-C3]
  SmallVector<Type> expected(params);
  expected.append(2, IndexType::get(op->getContext()));
  if (kernel.getArgumentTypes() != ArrayRef<Type>(expected))
    return op->emitOpError() << "expected '" << name.getValue()
                             << "' to take the parameters and a range";
  return success();
}

LogicalResult LaunchOp::verifySymbolUses(SymbolTableCollection &symbols) {
  return verifyLaunched(*this, getKernelAttr(), getParams().getTypes(),
                        symbols);
}

LogicalResult LaunchBatchOp::verifySymbolUses(SymbolTableCollection &symbols) {
  // [launch_batch-C4]
  return verifyLaunched(*this, getKernelAttr(), getSet(0).getTypes(), symbols);
}

LogicalResult LaunchBatchOp::verify() {
  unsigned numSets = getNumSets();
  // [launch_batch-C1]
  if (numSets == 0 || getCosts().size() != numSets)
    return emitOpError() << "expected a cost for each of one or more extents, "
                            "found "
                         << getCosts().size() << " for " << numSets;
  // [launch_batch-C2]
  if (getParams().size() % numSets != 0)
    return emitOpError() << "expected " << numSets
                         << " sets of as many parameters, found "
                         << getParams().size() << " parameters";
  // [launch_batch-C3]
  for (unsigned set = 1; set < numSets; ++set)
    if (getSet(set).getTypes() != getSet(0).getTypes())
      return emitOpError() << "expected set " << set
                           << " to have the types of the first one";
  return success();
}

static bool isIdentifier(StringRef name) {
  return !name.empty() && !llvm::isDigit(name.front()) &&
         llvm::all_of(name,
                      [](char c) { return llvm::isAlnum(c) || c == '_'; });
}

/// Returns true if `op` has the loops that `kernel` names, and these are
/// parallel. A fill has not those of its reduction.
static bool hasLoops(linalg::GenericOp op, KernelAttr kernel) {
  SmallVector<utils::IteratorType> types = op.getIteratorTypesArray();
  auto isParallel = [&](int64_t loop) {
    return loop < static_cast<int64_t>(types.size()) &&
           types[loop] == utils::IteratorType::parallel;
  };
  return (!kernel.getLoop() || isParallel(*kernel.getLoop())) &&
         llvm::all_of(llvm::seq(kernel.getRows()), isParallel);
}

LogicalResult LaunchRegionOp::verify() {
  // [launch_region-C1]
  for (StringRef name : {getKernelName(), getModulePath().value_or("m")})
    if (!isIdentifier(name))
      return emitOpError() << "expected an identifier of C as name, found '"
                           << name << "'";
  // [launch_region-C2]
  if (getBody().front().empty())
    return emitOpError() << "expected an op in the region";
  for (Operation &op : getBody().front()) {
    // [launch_region-C3]
    if (op.getNumResults() != 0 || isa<CostOpInterface, LaunchRegionOp>(op))
      return emitOpError()
             << "expected ops that write buffers by loops, found '"
             << op.getName() << "'";
    // [launch_region-C4]
    if (auto generic = dyn_cast<linalg::GenericOp>(op);
        generic && !hasLoops(generic, getKernel()))
      return emitOpError() << "expected each '" << generic->getName()
                           << "' to have the parallel loops of "
                           << getKernelAttr();
  }
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

/// Verifies a product of 8-bit factors.
static LogicalResult verifyF8(GemmOp op) {
  Type a = cast<MemRefType>(op.getA().getType()).getElementType();
  Type b = cast<MemRefType>(op.getB().getType()).getElementType();
  Type c = cast<MemRefType>(op.getC().getType()).getElementType();
  // [gemm-C5]
  if (!isF8(b) || (isa<Float8E5M2Type>(a) && isa<Float8E5M2Type>(b)))
    return op.emitOpError() << "expected two 8-bit factors, one of f8E4M3FN, "
                               "found "
                            << a << " and " << b;
  // [gemm-C6]
  if (!c.isF32() && !c.isF16() && !c.isBF16())
    return op.emitOpError()
           << "expected a result of f16, bf16 or f32 of 8-bit factors, found "
           << c;
  // [gemm-C7]
  if (op.getTransA() || !op.getTransB())
    return op.emitOpError() << "expected 8-bit factors that are contiguous "
                               "along k: A as it is and 'trans_b'";
  // [gemm-C8]
  if (op.getBias() || op.getRelu() || op.getSums() || !op.getOuter().empty())
    return op.emitOpError()
           << "expected no bias, no relu, no sums and no outer "
              "batches with 8-bit factors";
  return success();
}

/// Verifies the operand `sums` of dp.gemm.
static LogicalResult verifySums(GemmOp op) {
  if (!op.getSums())
    // [gemm-C10]
    return op.getSumsOfB() ? op.emitOpError() << "expected 'sums' with 'of_b'"
                           : success();
  // [gemm-C11]
  if (op.getBias() || op.getRelu() || !op.getOuter().empty())
    return op.emitOpError()
           << "expected no bias, no relu and no outer batches with sums";
  // [gemm-C12]
  auto sums = cast<MemRefType>(op.getSums().getType());
  auto c = cast<MemRefType>(op.getC().getType());
  if (!sums.getElementType().isF32() || !c.getElementType().isF32() ||
      !sums.getLayout().isIdentity())
    return op.emitOpError() << "expected dense sums of f32 beside a result of "
                               "f32, found "
                            << sums << " and " << c;
  return success();
}

LogicalResult GemmOp::verify() {
  Type a = cast<MemRefType>(getA().getType()).getElementType();
  Type c = cast<MemRefType>(getC().getType()).getElementType();
  bool isHalf = a.isF16() || a.isBF16();
  if (isF8(a))
    return verifyF8(*this);
  // [gemm-C1]
  if (!isHalf && !a.isF32() && !a.isF64())
    return emitOpError() << "expected f8E4M3FN, f8E5M2, f16, bf16, f32 or f64 "
                            "elements, found "
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
  // [gemm-C9]
  if (!getOuter().empty() && getOuter().size() != 4)
    return emitOpError() << "expected a number and three distances of outer "
                            "batches, found "
                         << getOuter().size() << " numbers";
  if (failed(verifySums(*this)))
    return failure();
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
static void addParams(Effects &effects, MutableOperandRange params) {
  for (OpOperand &param : params) {
    if (!isa<BaseMemRefType>(param.get().getType()))
      continue;
    effects.emplace_back(MemoryEffects::Read::get(), &param);
    effects.emplace_back(MemoryEffects::Write::get(), &param);
  }
  // A kernel without buffers may still hold an assertion.
  effects.emplace_back(MemoryEffects::Write::get(), StreamResource::get());
}

void LaunchOp::getEffects(Effects &effects) {
  addParams(effects, getParamsMutable());
}

void LaunchBatchOp::getEffects(Effects &effects) {
  addParams(effects, getParamsMutable());
}

void GemmOp::getEffects(Effects &effects) {
  addRead(effects, getAMutable());
  addRead(effects, getBMutable());
  for (OpOperand &bias : getBiasMutable())
    addRead(effects, bias);
  for (OpOperand &sums : getSumsMutable())
    addOutput(effects, sums, /*accumulates=*/false);
  addOutput(effects, getCMutable(), getAccumulate());
}

//===----------------------------------------------------------------------===//
// Costs
//===----------------------------------------------------------------------===//

/// Adds the work of a launch with `params` to `cost`.
static void addLaunch(OpCost &cost, double flops, OperandRange params,
                      const SizeQuery &sizes) {
  cost.flops += flops;
  for (Value param : params)
    if (auto type = dyn_cast<MemRefType>(param.getType())) {
      // A kernel that indexes a table reads only the elements that it computes
      // with.
      double width = getElementBytes(type.getElementType());
      cost.bytes += std::min(sizes.getBytes(param), flops * width);
      if (type.getElementType().isF64())
        cost.element = type.getElementType();
    }
}

OpCost LaunchOp::estimateCost(const SizeQuery &sizes) {
  OpCost cost;
  cost.name = getKernel();
  cost.element = Float32Type::get(getContext());
  addLaunch(cost, sizes.getNumber(getCost()), getParams(), sizes);
  return cost;
}

OpCost LaunchBatchOp::estimateCost(const SizeQuery &sizes) {
  OpCost cost;
  cost.name = getKernel();
  cost.element = Float32Type::get(getContext());
  for (auto [set, work] : llvm::enumerate(getCosts()))
    addLaunch(cost, sizes.getNumber(work), getSet(set), sizes);
  return cost;
}

static double getWidth(Type element) {
  return element.getIntOrFloatBitWidth() / 8.0;
}

OpCost GemmOp::estimateCost(const SizeQuery &sizes) {
  double m = sizes.getNumber(getM()), n = sizes.getNumber(getN());
  double k = sizes.getNumber(getK()), batch = sizes.getNumber(getBatch());
  if (!getOuter().empty())
    batch *= sizes.getNumber(getOuter().front());
  OpCost cost;
  cost.name = ("gemm " + Twine(int64_t(m)) + "x" + Twine(int64_t(n)) + "x" +
               Twine(int64_t(k)))
                  .str();
  cost.flops = 2 * batch * m * n * k;
  cost.element = cast<MemRefType>(getA().getType()).getElementType();
  Type out = cast<MemRefType>(getC().getType()).getElementType();
  cost.bytes = batch * (getWidth(cost.element) * (m * k + k * n) +
                        getWidth(out) * (getAccumulate() ? 2 : 1) * m * n);
  if (getSums())
    cost.bytes += sizes.getBytes(getSums());
  cost.isContraction = true;
  cost.precision = getPrecision();
  return cost;
}

LibraryKind GemmOp::getLibrary() { return LibraryKind::blas; }
