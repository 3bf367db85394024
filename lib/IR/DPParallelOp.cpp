//===- DPParallelOp.cpp - dp.parallel ------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/DP.h"

using namespace mlir;
using namespace mlir::dp;

Type ParallelOp::getLocalType(Type type, std::optional<int64_t> devices) {
  if (auto placed = dyn_cast<PlacedType>(type))
    return placed.getLocalType(devices);
  return type;
}

std::optional<int64_t> ParallelOp::getStaticDevices() {
  if (std::optional<uint64_t> count = getDevices())
    return static_cast<int64_t>(*count);
  return std::nullopt;
}

void ParallelOp::build(OpBuilder &builder, OperationState &state,
                       TypeRange resultTypes, ValueRange inputs,
                       std::optional<int64_t> devices) {
  state.addOperands(inputs);
  state.addTypes(resultTypes);
  if (devices)
    state.addAttribute(getDevicesAttrName(state.name),
                       builder.getI64IntegerAttr(*devices));
  Region *region = state.addRegion();
  Block *block = new Block;
  region->push_back(block);
  for (Value input : inputs)
    block->addArgument(getLocalType(input.getType(), devices), input.getLoc());
}

ParseResult ParallelOp::parse(OpAsmParser &parser, OperationState &result) {
  SmallVector<OpAsmParser::Argument> arguments;
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  SMLoc operandLoc = parser.getCurrentLocation();
  if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren, [&]() {
        return failure(parser.parseArgument(arguments.emplace_back()) ||
                       parser.parseEqual() ||
                       parser.parseOperand(operands.emplace_back()));
      }))
    return failure();
  std::optional<int64_t> devices;
  if (succeeded(parser.parseOptionalKeyword("devices"))) {
    int64_t count = 0;
    SMLoc loc = parser.getCurrentLocation();
    if (parser.parseInteger(count))
      return failure();
    if (count < 1 || count > kMaxDevices)
      return parser.emitError(loc, "expected a device count from 1 to ")
             << kMaxDevices << ", found " << count;
    devices = count;
    result.addAttribute(getDevicesAttrName(result.name),
                        parser.getBuilder().getI64IntegerAttr(count));
  }
  if (parser.parseOptionalAttrDictWithKeyword(result.attributes))
    return failure();
  // The type stands before the body: the body arguments' types follow from it.
  FunctionType type;
  if (parser.parseColonType(type))
    return failure();
  if (type.getNumInputs() != operands.size())
    return parser.emitError(operandLoc, "expected ")
           << type.getNumInputs() << " operands by the type, found "
           << operands.size();
  for (auto [argument, input] : llvm::zip_equal(arguments, type.getInputs()))
    argument.type = getLocalType(input, devices);
  if (parser.resolveOperands(operands, type.getInputs(), operandLoc,
                             result.operands) ||
      parser.parseRegion(*result.addRegion(), arguments,
                         /*enableNameShadowing=*/true))
    return failure();
  result.addTypes(type.getResults());
  return success();
}

void ParallelOp::print(OpAsmPrinter &printer) {
  printer << " (";
  llvm::interleaveComma(
      llvm::zip_equal(getBodyBlock()->getArguments(), getInputs()), printer,
      [&](auto pair) {
        printer.printRegionArgument(std::get<0>(pair), {}, /*omitType=*/true);
        printer << " = " << std::get<1>(pair);
      });
  printer << ")";
  if (std::optional<int64_t> devices = getStaticDevices())
    printer << " devices " << *devices;
  printer.printOptionalAttrDictWithKeyword((*this)->getAttrs(),
                                           {getDevicesAttrName()});
  printer << " : ";
  printer.printFunctionalType(getInputs().getTypes(), getResultTypes());
  printer << ' ';
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false);
}

LogicalResult ParallelOp::verify() {
  std::optional<int64_t> devices = getStaticDevices();
  // [parallel-C1]
  if (devices && (*devices < 1 || *devices > kMaxDevices))
    return emitOpError() << "expected a device count from 1 to " << kMaxDevices
                         << ", found " << *devices;
  // [parallel-C2]
  if (isInSPMDCode(*this))
    return emitOpError("expected to be outside of the code that each device "
                       "runs, devices do not nest");
  Block *block = getBodyBlock();
  // [parallel-C3]
  if (block->getNumArguments() != getNumOperands())
    return emitOpError() << "expected a body argument for each of the "
                         << getNumOperands() << " operands, found "
                         << block->getNumArguments();
  for (auto [index, operand] : llvm::enumerate(getInputs())) {
    // [parallel-C4]
    if (!isa<PlacedType, IntegerType, IndexType, FloatType, ComplexType>(
            operand.getType()))
      return emitOpError() << "expected operand " << index
                           << " to be placed or a scalar, found "
                           << operand.getType();
    // [parallel-C5]
    Type expected = getLocalType(operand.getType(), devices);
    Type found = block->getArgument(index).getType();
    if (expected != found)
      return emitOpError() << "expected body argument " << index
                           << " to be what a device holds of "
                           << operand.getType() << ", " << expected
                           << ", found " << found;
  }
  // [parallel-C6] getTerminator() would assert: the body is not verified yet.
  auto yield = block->empty() ? YieldOp() : dyn_cast<YieldOp>(block->back());
  if (!yield)
    return emitOpError("expected the body to end in dp.yield");
  // [parallel-C7]
  if (yield.getNumOperands() != getNumResults())
    return yield.emitOpError()
           << "expected " << getNumResults()
           << " values, one for each result, found " << yield.getNumOperands();
  // [parallel-C8]
  for (auto [index, type] : llvm::enumerate(getResultTypes())) {
    Type expected = getLocalType(type, devices);
    Type found = yield.getOperand(index).getType();
    if (expected != found)
      return yield.emitOpError()
             << "expected value " << index << " to be what a device holds of "
             << type << ", " << expected << ", found " << found;
  }
  return success();
}
