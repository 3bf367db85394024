//===- CopyState.cpp - Copies of state in 16 bits between steps -----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/DP.h"
#include "dp/IR/ElementTypes.h"
#include "dp/IR/FunctionSignature.h"
#include "dp/IR/StateShape.h"
#include "dp/Transforms/Parallelize/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-copy-state"

namespace mlir::dp {
#define GEN_PASS_DEF_DPCOPYSTATE
#include "dp/Transforms/Parallelize/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// Returns the f16 or bf16 to which `op` rounds every element of its f32
/// operand, in place; null if it does anything else.
static Type getRoundedType(Operation *op) {
  auto generic = dyn_cast<linalg::GenericOp>(op);
  if (!generic || generic.getNumDpsInputs() != 1 || op->getNumResults() != 1 ||
      generic.getNumParallelLoops() != generic.getNumLoops() ||
      !llvm::all_of(generic.getIndexingMapsArray(),
                    [](AffineMap map) { return map.isIdentity(); }))
    return nullptr;
  Block &body = *generic.getBlock();
  auto round = dyn_cast<arith::TruncFOp>(body.front());
  if (!round || round.getIn() != body.getArgument(0) ||
      round->getNextNode() != body.getTerminator() ||
      body.getTerminator()->getOperand(0) != round.getOut())
    return nullptr;
  Type type = round.getOut().getType();
  return type.isBF16() || type.isF16() ? type : nullptr;
}

/// Returns true if an op reads elements of `value` at indices that it computes.
static bool isIndexed(Value value) {
  return llvm::any_of(value.getUsers(), [](Operation *user) {
    return isa<tensor::ExtractOp, tensor::GatherOp>(user);
  });
}

namespace {
/// The copies of a state that some function reads, by its name.
using Copies = llvm::MapVector<StringAttr, llvm::SmallSetVector<Type, 2>>;

struct CopyState : dp::impl::DPCopyStateBase<CopyState> {
  using DPCopyStateBase::DPCopyStateBase;

  void runOnStage() override {
    llvm::DenseSet<StringAttr> called;
    if (auto symbols =
            SymbolTable::getSymbolUses(&getOperation().getBodyRegion()))
      for (const SymbolTable::SymbolUse &use : *symbols)
        called.insert(use.getSymbolRef().getRootReference());
    SmallVector<func::FuncOp> functions;
    Copies copies;
    llvm::DenseSet<StringAttr> names, kept;
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (!function.isPublic() || function.isExternal())
        continue;
      bool changes = !called.contains(function.getNameAttr()) &&
                     function.getBody().hasOneBlock() &&
                     function.front().getOps<ParallelOp>().empty();
      if (changes)
        functions.push_back(function);
      look(function, changes, copies, names, kept);
    }
    copies.remove_if([&](auto &copy) {
      return kept.contains(copy.first) ||
             llvm::any_of(copy.second, [&](Type type) {
               return names.contains(getCopyName(copy.first, type));
             });
    });
    for (func::FuncOp function : functions)
      addCopies(function, copies);
  }

private:
  static StringAttr getCopyName(StringAttr state, Type type) {
    std::string name;
    llvm::raw_string_ostream(name) << state.getValue() << " in " << type;
    return StringAttr::get(state.getContext(), name);
  }

  /// Returns the name of argument `i` if it is whole state in f32 whose shape
  /// is known; else null.
  static StringAttr getCopiedName(const FunctionSignature &signature,
                                  BlockArgument argument) {
    unsigned i = argument.getArgNumber();
    auto type = dyn_cast<RankedTensorType>(argument.getType());
    if (!type || !type.getElementType().isF32() || !type.hasStaticShape() ||
        type.getEncoding() || !signature.getArgAttr(i, kStateAttr) ||
        signature.getArgAttr(i, kScatterAttr) ||
        signature.getArgAttr(i, kDTypeAttr))
      return nullptr;
    return signature.getArgAttrOfType<StringAttr>(i, kNameAttr);
  }

  /// Adds the copies that `function` can read to `copies`, its names to
  /// `names`, and the states that must have no copy to `kept`.
  static void look(func::FuncOp function, bool changes, Copies &copies,
                   llvm::DenseSet<StringAttr> &names,
                   llvm::DenseSet<StringAttr> &kept) {
    FunctionSignature signature(function);
    for (BlockArgument argument : function.getArguments()) {
      if (auto name = signature.getArgAttrOfType<StringAttr>(
              argument.getArgNumber(), kNameAttr))
        names.insert(name);
      StringAttr name = getCopiedName(signature, argument);
      if (!name)
        continue;
      if (!changes) {
        kept.insert(name);
        continue;
      }
      for (Operation *user : argument.getUsers()) {
        Type type = getRoundedType(user);
        // The rows that such a read takes are few, and so may be those that an
        // update stores.
        if (type && isIndexed(user->getResult(0)))
          kept.insert(name);
        else if (type)
          copies[name].insert(type);
      }
    }
  }

  /// Adds to `function` the copies that it reads and those of the states that
  /// it updates.
  void addCopies(func::FuncOp function, const Copies &copies) {
    SmallVector<unsigned> numbers;
    SmallVector<Type> types;
    {
      FunctionSignature signature(function);
      llvm::SmallDenseSet<int64_t> updated;
      for (unsigned i = 0, e = function.getNumResults(); i < e; ++i)
        if (auto updates =
                signature.getResultAttrOfType<IntegerAttr>(i, kUpdatesAttr))
          updated.insert(updates.getInt());
      for (BlockArgument argument : function.getArguments()) {
        StringAttr name = getCopiedName(signature, argument);
        auto found = name ? copies.find(name) : copies.end();
        if (found == copies.end())
          continue;
        for (Type type : found->second)
          if (updated.contains(argument.getArgNumber()) ||
              llvm::any_of(argument.getUsers(), [&](Operation *user) {
                return getRoundedType(user) == type;
              })) {
            numbers.push_back(argument.getArgNumber());
            types.push_back(type);
          }
      }
    }
    if (numbers.empty())
      return;
    LDBG() << function.getName() << ": " << numbers.size() << " copies";
    addArguments(function, numbers, types);
    addResults(function, numbers);
    numCopies += numbers.size();
  }

  /// Adds an argument for a copy in `types[i]` of each argument `numbers[i]`,
  /// and replaces the ops that make it.
  static void addArguments(func::FuncOp function, ArrayRef<unsigned> numbers,
                           ArrayRef<Type> types) {
    unsigned first = function.getNumArguments();
    SmallVector<unsigned> positions(numbers.size(), first);
    SmallVector<Type> tensors;
    SmallVector<DictionaryAttr> attributes;
    SmallVector<Location> locations;
    Builder builder(function.getContext());
    for (auto [number, type] : llvm::zip_equal(numbers, types)) {
      BlockArgument state = function.getArgument(number);
      tensors.push_back(cast<RankedTensorType>(state.getType()).clone(type));
      NamedAttrList list;
      list.set(kStateAttr, builder.getUnitAttr());
      list.set(kCopyOfAttr, builder.getI64IntegerAttr(number));
      list.set(kNameAttr, getCopyName(function.getArgAttrOfType<StringAttr>(
                                          number, kNameAttr),
                                      type));
      attributes.push_back(list.getDictionary(function.getContext()));
      locations.push_back(state.getLoc());
    }
    (void)function.insertArguments(positions, tensors, attributes, locations);
    for (auto [i, number] : llvm::enumerate(numbers)) {
      BlockArgument copy = function.getArgument(first + i);
      for (Operation *user :
           llvm::make_early_inc_range(function.getArgument(number).getUsers()))
        if (getRoundedType(user) == types[i]) {
          user->getResult(0).replaceAllUsesWith(copy);
          user->erase();
        }
    }
  }

  /// Adds results that update the copies of those states that are updated.
  static void addResults(func::FuncOp function, ArrayRef<unsigned> numbers) {
    Operation *end = function.front().getTerminator();
    OpBuilder builder(end);
    llvm::SmallDenseMap<unsigned, unsigned> resultOf;
    for (unsigned i = 0, e = function.getNumResults(); i < e; ++i)
      if (auto updates =
              function.getResultAttrOfType<IntegerAttr>(i, kUpdatesAttr))
        resultOf[updates.getInt()] = i;
    SmallVector<unsigned> positions;
    SmallVector<Type> types;
    SmallVector<DictionaryAttr> attributes;
    SmallVector<Value> returned(end->getOperands());
    unsigned first = function.getNumArguments() - numbers.size();
    for (auto [i, number] : llvm::enumerate(numbers)) {
      auto result = resultOf.find(number);
      if (result == resultOf.end())
        continue;
      BlockArgument copy = function.getArgument(first + i);
      Value state = end->getOperand(result->second);
      returned.push_back(state == function.getArgument(number)
                             ? Value(copy)
                             : round(builder, state, copy.getType()));
      positions.push_back(function.getNumResults());
      types.push_back(copy.getType());
      attributes.push_back(builder.getDictionaryAttr(
          {builder.getNamedAttr(kNameAttr,
                                function.getArgAttr(first + i, kNameAttr)),
           builder.getNamedAttr(kUpdatesAttr,
                                builder.getI64IntegerAttr(first + i))}));
    }
    (void)function.insertResults(positions, types, attributes);
    end->setOperands(returned);
  }

  static Value round(OpBuilder &builder, Value value, Type type) {
    auto tensor = cast<RankedTensorType>(type);
    Location loc = value.getLoc();
    Value empty = tensor::EmptyOp::create(builder, loc, tensor.getShape(),
                                          tensor.getElementType());
    AffineMap map = builder.getMultiDimIdentityMap(tensor.getRank());
    SmallVector<utils::IteratorType> loops(tensor.getRank(),
                                           utils::IteratorType::parallel);
    return linalg::GenericOp::create(
               builder, loc, tensor, value, empty, ArrayRef{map, map}, loops,
               [&](OpBuilder &body, Location loc, ValueRange values) {
                 Value rounded = arith::TruncFOp::create(
                     body, loc, tensor.getElementType(), values.front());
                 linalg::YieldOp::create(body, loc, rounded);
               })
        .getResult(0);
  }
};
} // namespace
