//===- RuntimeCalls.cpp - Calls of the runtime's ABI ----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Conversion/RuntimeCallPattern.h"

#include "BufferAddress.h"
#include "KernelParams.h"

#include "dp/IR/DP.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/LLVMIR/FunctionCallUtils.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::dp;

//===----------------------------------------------------------------------===//
// RuntimeCalls
//===----------------------------------------------------------------------===//

RuntimeCalls::RuntimeCalls(ModuleOp module, const LLVMTypeConverter &types)
    : module(module), types(types),
      pointer(LLVM::LLVMPointerType::get(module.getContext())) {}

void RuntimeCalls::beginEntry(func::FuncOp entry, Value argument) {
  function = entry;
  device = argument;
  rank = devices = nullptr;
  frame = Frame();
  comparisons.clear();
  collectives.clear();
  entry.walk([&](Operation *op) {
    if (isa<BufferCollectiveOpInterface, NcclOpInterface>(op))
      collectives.try_emplace(op, collectives.size());
  });
}

void RuntimeCalls::beginArena(func::FuncOp arena, Value rankArgument,
                              Value devicesArgument) {
  function = arena;
  device = nullptr;
  rank = rankArgument;
  devices = devicesArgument;
  comparisons.clear();
  collectives.clear();
}

void RuntimeCalls::finishEntry() {
  finishFrame();
  returnErrors();
}

void RuntimeCalls::finishFrame() {
  if (!frame.values)
    return;
  Location loc = function.getLoc();
  OpBuilder builder(function.getContext());
  builder.setInsertionPointAfter(frame.values);
  if (frame.values->isBeforeInBlock(frame.addresses))
    builder.setInsertionPointAfter(frame.addresses);
  Type i64 = builder.getI64Type();
  frame.values.setElemType(LLVM::LLVMArrayType::get(i64, frame.size));
  frame.addresses.setElemType(LLVM::LLVMArrayType::get(pointer, frame.size));
  for (unsigned i = 0; i < frame.size; ++i) {
    LLVM::GEPArg number(static_cast<int32_t>(i));
    Value slot =
        LLVM::GEPOp::create(builder, loc, pointer, i64, frame.values, number);
    Value element = LLVM::GEPOp::create(builder, loc, pointer, pointer,
                                        frame.addresses, number);
    LLVM::StoreOp::create(builder, loc, slot, element);
  }
}

void RuntimeCalls::returnErrors() {
  if (comparisons.empty())
    return;
  OpBuilder builder(function.getContext());
  auto *exit = new Block;
  function.getBody().push_back(exit);
  exit->addArgument(builder.getI32Type(), comparisons.front()->getLoc());
  builder.setInsertionPointToEnd(exit);
  func::ReturnOp::create(builder, function.getLoc(), exit->getArgument(0));
  // From the last to the first: to split a block takes time for each op after.
  for (Operation *comparison : llvm::reverse(comparisons)) {
    Block *block = comparison->getBlock();
    Block *rest = block->splitBlock(comparison->getNextNode());
    builder.setInsertionPointToEnd(block);
    cf::CondBranchOp::create(builder, comparison->getLoc(),
                             comparison->getResult(0), exit,
                             comparison->getOperand(0), rest, ValueRange());
  }
}

//===----------------------------------------------------------------------===//
// RuntimeCallBuilder
//===----------------------------------------------------------------------===//

Value RuntimeCallBuilder::i32(int64_t value) {
  return arith::ConstantIntOp::create(rewriter, loc, value, 32);
}

Value RuntimeCallBuilder::i64(int64_t value) {
  return arith::ConstantIntOp::create(rewriter, loc, value, 64);
}

FailureOr<Value> RuntimeCallBuilder::callUnchecked(StringRef name, Type result,
                                                   ValueRange operands) {
  SmallVector<Value> all{calls.device};
  llvm::append_range(all, operands);
  FailureOr<LLVM::LLVMFuncOp> callee = LLVM::lookupOrCreateFn(
      rewriter, calls.module, name,
      SmallVector<Type>(ValueRange(all).getTypes()), result,
      /*isVarArg=*/false, /*isReserved=*/false, &calls.symbols);
  if (failed(callee))
    return failure();
  return LLVM::CallOp::create(rewriter, loc, *callee, all).getResult();
}

LogicalResult RuntimeCallBuilder::call(StringRef name, ValueRange operands) {
  FailureOr<Value> status =
      callUnchecked(name, rewriter.getI32Type(), operands);
  if (failed(status))
    return failure();
  calls.comparisons.push_back(arith::CmpIOp::create(
      rewriter, loc, arith::CmpIPredicate::ne, *status, i32(0)));
  return success();
}

LogicalResult RuntimeCallBuilder::replaceWithCall(StringRef name,
                                                  ValueRange operands) {
  if (failed(call(name, operands)))
    return failure();
  rewriter.eraseOp(op);
  return success();
}

FailureOr<Value> RuntimeCallBuilder::askOnce(Value &answer, StringRef name) {
  if (answer)
    return answer;
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointToStart(&calls.function.front());
  FailureOr<Value> result = callUnchecked(name, rewriter.getI64Type(), {});
  if (succeeded(result))
    answer = *result;
  return result;
}

FailureOr<Value> RuntimeCallBuilder::getRank() {
  return askOnce(calls.rank, "dp_rt_rank");
}

FailureOr<Value> RuntimeCallBuilder::getDeviceCount() {
  auto fixed = calls.function->getAttrOfType<IntegerAttr>(kDevicesAttr);
  if (!calls.devices && fixed) {
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPointToStart(&calls.function.front());
    calls.devices = i64(fixed.getInt());
  }
  return askOnce(calls.devices, "dp_rt_device_count");
}

Value RuntimeCallBuilder::getCollectiveNumber() {
  return i64(calls.collectives.at(op));
}

Value RuntimeCallBuilder::getPointer(Value memref, Value descriptor) {
  return buildBufferAddress(rewriter, loc, calls.types, memref, descriptor);
}

Value RuntimeCallBuilder::getExtent(Value memref, Value converted,
                                    int64_t dim) {
  auto type = cast<MemRefType>(memref.getType());
  return type.isDynamicDim(dim)
             ? buildBufferSize(rewriter, loc, memref, converted, dim)
             : i64(type.getDimSize(dim));
}

Value RuntimeCallBuilder::getExtents(Value memref, Value converted,
                                     int64_t begin, int64_t end) {
  Value product = i64(1);
  for (int64_t dim = begin; dim < end; ++dim)
    product = arith::MulIOp::create(rewriter, loc, product,
                                    getExtent(memref, converted, dim));
  return product;
}

Value RuntimeCallBuilder::createAlloca(Type type) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointToStart(&calls.function.front());
  return LLVM::AllocaOp::create(rewriter, loc, calls.pointer, type, i64(1));
}

std::pair<Value, int64_t> RuntimeCallBuilder::packParams(ValueRange params,
                                                         ValueRange converted) {
  SmallVector<Value> values;
  for (auto [param, value] : llvm::zip_equal(params, converted))
    flattenParam(rewriter, loc, calls.types, param, value, values);
  RuntimeCalls::Frame &frame = calls.frame;
  if (!frame.values) {
    auto createArray = [&](Type element) {
      return createAlloca(element).getDefiningOp<LLVM::AllocaOp>();
    };
    frame.values = createArray(rewriter.getI64Type());
    frame.addresses = createArray(calls.pointer);
  }
  frame.size = std::max<unsigned>(frame.size, values.size());
  for (auto [i, value] : llvm::enumerate(values)) {
    Value slot = LLVM::GEPOp::create(rewriter, loc, calls.pointer,
                                     rewriter.getI64Type(), frame.values,
                                     LLVM::GEPArg(static_cast<int32_t>(i)));
    LLVM::StoreOp::create(rewriter, loc, value, slot);
  }
  return {frame.addresses, values.size()};
}

Value RuntimeCallBuilder::packArray(ValueRange values) {
  auto type = LLVM::LLVMArrayType::get(values[0].getType(), values.size());
  Value array = createAlloca(type);
  for (auto [i, value] : llvm::enumerate(values)) {
    LLVM::GEPArg path[] = {0, static_cast<int32_t>(i)};
    Value slot =
        LLVM::GEPOp::create(rewriter, loc, calls.pointer, type, array, path);
    LLVM::StoreOp::create(rewriter, loc, value, slot);
  }
  return array;
}

OpFoldResult RuntimeCallBuilder::getNumber(Value operand, Value converted) {
  if (std::optional<int64_t> constant = getConstantIntValue(operand))
    return rewriter.getI64IntegerAttr(*constant);
  return converted;
}

/// Returns the address of a private constant of `type` with these elements.
Value RuntimeCallBuilder::getConstantStruct(Type type, ArrayRef<int32_t> words,
                                            ArrayRef<int64_t> numbers) {
  std::string name = "dp_numbers";
  for (int32_t word : words)
    name += "." + std::to_string(word);
  name += words.empty() ? "" : ".";
  for (int64_t number : numbers)
    name += "." + std::to_string(number);
  SymbolTable &symbols = calls.symbols.getSymbolTable(calls.module);
  if (!symbols.lookup(name)) {
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPointToStart(calls.module.getBody());
    auto global = LLVM::GlobalOp::create(
        rewriter, calls.module.getLoc(), type,
        /*isConstant=*/true, LLVM::Linkage::Private, name, Attribute());
    symbols.insert(global);
    if (words.empty()) {
      global.setValueAttr(rewriter.getI64TensorAttr(numbers));
    } else {
      rewriter.createBlock(&global.getInitializer());
      Value value = LLVM::PoisonOp::create(rewriter, loc, type);
      auto parts = cast<LLVM::LLVMStructType>(type).getBody();
      Attribute elements[] = {rewriter.getI32TensorAttr(words),
                              rewriter.getI64TensorAttr(numbers)};
      for (int64_t part : {0, 1})
        value = LLVM::InsertValueOp::create(
            rewriter, loc, value,
            LLVM::ConstantOp::create(rewriter, loc, parts[part],
                                     elements[part]),
            part);
      LLVM::ReturnOp::create(rewriter, loc, value);
    }
  }
  return LLVM::AddressOfOp::create(rewriter, loc, calls.pointer, name);
}

Value RuntimeCallBuilder::getStruct(ArrayRef<int32_t> words,
                                    ArrayRef<OpFoldResult> numbers) {
  assert(words.size() % 2 == 0 && "no padding before the numbers");
  Type i64Type = rewriter.getI64Type();
  Type type = LLVM::LLVMArrayType::get(i64Type, numbers.size());
  if (!words.empty())
    type = LLVM::LLVMStructType::getLiteral(
        rewriter.getContext(),
        {LLVM::LLVMArrayType::get(rewriter.getI32Type(), words.size()), type});
  SmallVector<int64_t> constants;
  SmallVector<unsigned> others;
  for (auto [i, number] : llvm::enumerate(numbers)) {
    std::optional<int64_t> constant = getConstantIntValue(number);
    constants.push_back(constant.value_or(0));
    if (!constant)
      others.push_back(i);
  }
  Value constant = getConstantStruct(type, words, constants);
  if (others.empty())
    return constant;
  Value &copy = calls.frame.copies[type];
  if (!copy)
    copy = createAlloca(type);
  LLVM::MemcpyOp::create(rewriter, loc, copy, constant,
                         i64(4 * words.size() + 8 * numbers.size()),
                         /*isVolatile=*/false);
  for (unsigned i : others) {
    SmallVector<LLVM::GEPArg> path{0};
    if (!words.empty())
      path.push_back(1);
    path.push_back(static_cast<int32_t>(i));
    Value slot =
        LLVM::GEPOp::create(rewriter, loc, calls.pointer, type, copy, path);
    LLVM::StoreOp::create(rewriter, loc, cast<Value>(numbers[i]), slot);
  }
  return copy;
}

Value RuntimeCallBuilder::getRecord(StringRef name, StringRef symbol) {
  std::string record = (name + ".record").str();
  SymbolTable &symbols = calls.symbols.getSymbolTable(calls.module);
  if (!symbols.lookup(record)) {
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPointToStart(calls.module.getBody());
    std::string text = name.str();
    text.push_back('\0');
    auto bytes = LLVM::LLVMArrayType::get(rewriter.getI8Type(), text.size());
    auto string = LLVM::GlobalOp::create(
        rewriter, loc, bytes, /*isConstant=*/true, LLVM::Linkage::Private,
        (name + ".name").str(), rewriter.getStringAttr(text));
    symbols.insert(string);
    auto type = LLVM::LLVMStructType::getLiteral(
        rewriter.getContext(), {calls.pointer, calls.pointer});
    auto global =
        LLVM::GlobalOp::create(rewriter, loc, type, /*isConstant=*/true,
                               LLVM::Linkage::Private, record, Attribute());
    symbols.insert(global);
    rewriter.createBlock(&global.getInitializer());
    Value value = LLVM::PoisonOp::create(rewriter, loc, type);
    value = LLVM::InsertValueOp::create(
        rewriter, loc, value, LLVM::AddressOfOp::create(rewriter, loc, string),
        ArrayRef<int64_t>{0});
    value = LLVM::InsertValueOp::create(
        rewriter, loc, value,
        LLVM::AddressOfOp::create(rewriter, loc, calls.pointer, symbol),
        ArrayRef<int64_t>{1});
    LLVM::ReturnOp::create(rewriter, loc, value);
  }
  return LLVM::AddressOfOp::create(rewriter, loc, calls.pointer, record);
}

void RuntimeCallBuilder::declareConstant(StringRef name, Type type) {
  SymbolTable &symbols = calls.symbols.getSymbolTable(calls.module);
  if (symbols.lookup(name))
    return;
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointToStart(calls.module.getBody());
  symbols.insert(LLVM::GlobalOp::create(
      rewriter, calls.module.getLoc(), type, /*isConstant=*/true,
      LLVM::Linkage::External, name, Attribute()));
}
