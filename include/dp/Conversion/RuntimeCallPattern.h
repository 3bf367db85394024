//===- RuntimeCallPattern.h - Schedule ops to runtime calls -----*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// convert-dp-to-runtime has one pattern for each op of a schedule. A dialect
// gives patterns for its own ops by RuntimeCallPatternInterface
// (docs/add-a-schedule-op.md).
//
//===----------------------------------------------------------------------===//

#ifndef DP_CONVERSION_RUNTIMECALLPATTERN_H
#define DP_CONVERSION_RUNTIMECALLPATTERN_H

#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/DialectInterface.h"
#include "mlir/IR/SymbolTable.h"

namespace mlir::dp {

/// The state that the patterns share: the module's symbols, and the values that
/// all calls of the function under conversion use.
class RuntimeCalls {
public:
  RuntimeCalls(ModuleOp module, const LLVMTypeConverter &types);

  /// Begins the conversion of an entry with the argument `device`.
  void beginEntry(func::FuncOp entry, Value device);
  /// Begins the conversion of a function that gets rank and device count, both
  /// i64, from its caller.
  void beginArena(func::FuncOp arena, Value rank, Value devices);
  /// Ends the conversion of an entry. The step returns after a call whose
  /// status is not zero, with that status.
  void finishEntry();

  const LLVMTypeConverter &getTypes() const { return types; }
  Type getPointerType() const { return pointer; }

private:
  friend class RuntimeCallBuilder;

  /// The parameters of the function's launches, each in 8 bytes, and their
  /// addresses. A launch has read them when it returns, so the next one uses
  /// the same places and the addresses are stored once.
  struct Frame {
    LLVM::AllocaOp values, addresses;
    unsigned size = 0; ///< parameters of the launch with most
    /// Copies of getStruct, by their types; a call has read its struct when it
    /// returns.
    llvm::SmallDenseMap<Type, Value> copies;
  };
  void finishFrame();
  void returnErrors();

  ModuleOp module;
  const LLVMTypeConverter &types;
  SymbolTableCollection symbols;
  Type pointer;

  func::FuncOp function;
  Value device, rank, devices; ///< rank and devices are made at first use
  Frame frame;
  /// The number of each collective in its entry.
  DenseMap<Operation *, int64_t> collectives;
  /// Comparisons of statuses with zero. They end their blocks only when all ops
  /// are converted: to split a block takes time for each op after.
  SmallVector<Operation *> comparisons;
};

/// Builds the call of one op and its operands, at the place of the op.
class RuntimeCallBuilder {
public:
  RuntimeCallBuilder(RuntimeCalls &calls, RewriterBase &rewriter, Operation *op)
      : calls(calls), rewriter(rewriter), op(op), loc(op->getLoc()) {}

  Value i32(int64_t value);
  Value i64(int64_t value);
  /// The rank and the device count of the function, as i64.
  FailureOr<Value> getRank();
  FailureOr<Value> getDeviceCount();
  /// The number of the op among the entry's collectives, as i64; the descriptor
  /// has them in the same order.
  Value getCollectiveNumber();

  /// The address of the first element. `memref` is an operand of the op and
  /// `descriptor` the adaptor's value for it.
  Value getPointer(Value memref, Value descriptor);
  /// The extent of a dimension, as i64.
  Value getExtent(Value memref, Value descriptor, int64_t dim);
  /// The product of the extents of dimensions [begin, end).
  Value getExtents(Value memref, Value descriptor, int64_t begin, int64_t end);
  /// A place for a value of `type` in the function's frame.
  Value createAlloca(Type type);
  /// Packs the parameters of a launch, which reads them before it returns.
  /// Returns the address of an array of pointers to the values, and their
  /// number.
  std::pair<Value, int64_t> packParams(ValueRange params, ValueRange converted);
  /// Stores `values`, which are of one type, in an array and returns its
  /// address.
  Value packArray(ValueRange values);
  /// The number that an index operand of the op has: an attribute if it is a
  /// constant, else its value in the adaptor.
  OpFoldResult getNumber(Value operand, Value converted);
  /// The address of a struct of `words`, i32, and then `numbers`, i64, for one
  /// call, which reads it before it returns. It is a constant, one for all
  /// calls with the same, unless a number is known at run time only: then a
  /// copy of the constant receives it.
  Value getStruct(ArrayRef<int32_t> words, ArrayRef<OpFoldResult> numbers);
  /// The address of a constant {pointer to the text `name`, address of
  /// `symbol`}, which is made once for each `name`.
  Value getRecord(StringRef name, StringRef symbol);
  /// Declares the constant `name`, which is defined later.
  void declareConstant(StringRef name, Type type);

  /// Calls a function of the runtime with the device and `operands`. It returns
  /// an i32; the step ends with it unless it is zero.
  LogicalResult call(StringRef name, ValueRange operands = {});
  /// Calls it in place of the op, which has no results in use.
  LogicalResult replaceWithCall(StringRef name, ValueRange operands = {});

private:
  Value getConstantStruct(Type type, ArrayRef<int32_t> words,
                          ArrayRef<int64_t> numbers);
  FailureOr<Value> callUnchecked(StringRef name, Type result,
                                 ValueRange operands);
  FailureOr<Value> askOnce(Value &answer, StringRef name);

  RuntimeCalls &calls;
  RewriterBase &rewriter;
  Operation *op;
  Location loc;
};

/// Converts ops of one kind to calls. The operands of its adaptor are memref
/// descriptors, i64 for index, and scalars.
template <typename SourceOp>
class RuntimeCallPattern : public ConvertOpToLLVMPattern<SourceOp> {
public:
  explicit RuntimeCallPattern(RuntimeCalls &calls)
      : ConvertOpToLLVMPattern<SourceOp>(calls.getTypes()), calls(calls) {}

protected:
  RuntimeCalls &calls;
};

/// Gives convert-dp-to-runtime the patterns of a dialect's ops.
class RuntimeCallPatternInterface
    : public DialectInterface::Base<RuntimeCallPatternInterface> {
public:
  explicit RuntimeCallPatternInterface(Dialect *dialect) : Base(dialect) {}
  virtual void populatePatterns(RuntimeCalls &calls,
                                RewritePatternSet &patterns) const = 0;
};

/// Adds the patterns of the ops that call the runtime: those of dp, of
/// gpu.launch_func and of the loaded dialects that have the interface.
void populateRuntimeCallPatterns(RuntimeCalls &calls,
                                 RewritePatternSet &patterns);

/// Adds the patterns of the ops that ask for the rank and its chunk.
void populateRankPatterns(RuntimeCalls &calls, RewritePatternSet &patterns);

} // namespace mlir::dp

#endif // DP_CONVERSION_RUNTIMECALLPATTERN_H
