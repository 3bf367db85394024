//===- CudaEmulator.cpp - GPU kernels as code for the CPU -----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The LLVM IR is the one that PTX is made of. Only special registers, barriers,
// shuffles and ballots become calls of the program that loads the image.
//
//===----------------------------------------------------------------------===//

#include "dp/Target/CudaEmulator/CudaEmulator.h"

#include "dp/Support/UniqueFile.h"
#include "dp/Target/Host/HostExecutable.h"

#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Target/TargetMachine.h"

using namespace mlir;
using namespace mlir::dp;
using llvm::CallInst;
using llvm::Function;
using llvm::Instruction;
using llvm::IRBuilder;

namespace {

/// Rewrites the LLVM IR of a module of kernels for the host.
class Emulation {
public:
  Emulation(llvm::Module &module, EmitErrorFn emitError)
      : module(module), emitError(emitError), context(module.getContext()),
        pointer(llvm::PointerType::get(context, 0)),
        i32(llvm::Type::getInt32Ty(context)),
        i64(llvm::Type::getInt64Ty(context)),
        none(llvm::Type::getVoidTy(context)) {}
  LogicalResult run();

private:
  void instrument(Function &function);
  LogicalResult rewriteCall(CallInst &call);
  LogicalResult rewriteIntrinsic(CallInst &call);
  void rewriteMath(CallInst &call, StringRef name);
  void rewriteAssert(CallInst &call);
  void expandTruncation(Instruction &inst);
  void addEntry(Function &function, const std::string &name);

  /// A function that whoever loads the image defines.
  llvm::FunctionCallee import(StringRef name, llvm::Type *result,
                              ArrayRef<llvm::Type *> arguments) {
    auto callee = module.getOrInsertFunction(
        name, llvm::FunctionType::get(result, arguments, /*isVarArg=*/false));
    cast<Function>(callee.getCallee())->setDoesNotThrow();
    return callee;
  }
  void replace(CallInst &call, llvm::Value *value) {
    call.replaceAllUsesWith(value);
    call.eraseFromParent();
  }

  llvm::Module &module;
  EmitErrorFn emitError;
  llvm::LLVMContext &context;
  llvm::Type *pointer, *i32, *i64, *none;
};

} // namespace

/// Accesses of global memory are announced; shared memory is in an address
/// space of its own.
void Emulation::instrument(Function &function) {
  auto announce = [&](StringRef name) {
    auto callee = import(name, none, {pointer, i64});
    // Other accesses may move across: the tests look at addresses, not order.
    cast<Function>(callee.getCallee())->setOnlyAccessesInaccessibleMemory();
    return callee;
  };
  const llvm::DataLayout &layout = module.getDataLayout();
  for (Instruction &inst :
       llvm::make_early_inc_range(llvm::instructions(function))) {
    llvm::Value *address = llvm::getLoadStorePointerOperand(&inst);
    llvm::Type *type = address ? llvm::getLoadStoreType(&inst) : nullptr;
    // An atomic operation counts as a store.
    if (auto *atomic = dyn_cast<llvm::AtomicRMWInst>(&inst)) {
      address = atomic->getPointerOperand();
      type = atomic->getType();
    }
    // The module's tables of constants are nobody else's.
    if (!address || address->getType()->getPointerAddressSpace() > 1 ||
        isa<llvm::GlobalVariable>(llvm::getUnderlyingObject(address)))
      continue;
    IRBuilder<> builder(&inst);
    builder.CreateCall(
        announce(isa<llvm::LoadInst>(inst) ? "dp_emu_load" : "dp_emu_store"),
        {builder.CreateAddrSpaceCast(address, pointer),
         builder.getInt64(layout.getTypeStoreSize(type))});
  }
}

/// The number that dp_emu_sreg gives a special register, or -1.
static int getRegister(llvm::Intrinsic::ID id) {
  switch (id) {
  case llvm::Intrinsic::nvvm_read_ptx_sreg_tid_x:
    return 0;
  case llvm::Intrinsic::nvvm_read_ptx_sreg_ntid_x:
    return 3;
  case llvm::Intrinsic::nvvm_read_ptx_sreg_ctaid_x:
    return 6;
  case llvm::Intrinsic::nvvm_read_ptx_sreg_nctaid_x:
    return 9;
  case llvm::Intrinsic::nvvm_read_ptx_sreg_laneid:
    return 12;
  default:
    return -1;
  }
}

/// dp_emu_shfl's number of a shuffle's mode, or -1.
static int getShuffleMode(StringRef intrinsic) {
  if (!intrinsic.consume_front("llvm.nvvm.shfl.sync."))
    return -1;
  return llvm::StringSwitch<int>(intrinsic.split('.').first)
      .Case("up", 0)
      .Case("down", 1)
      .Case("bfly", 2)
      .Case("idx", 3)
      .Default(-1);
}

LogicalResult Emulation::rewriteIntrinsic(CallInst &call) {
  Function *callee = call.getCalledFunction();
  IRBuilder<> builder(&call);
  if (int number = getRegister(callee->getIntrinsicID()); number >= 0) {
    auto read = import("dp_emu_sreg", i32, {i32});
    // The same whenever one thread asks.
    cast<Function>(read.getCallee())->setDoesNotAccessMemory();
    replace(call, builder.CreateCall(read, builder.getInt32(number)));
    return success();
  }
  if (callee->getName().starts_with("llvm.nvvm.barrier")) {
    builder.CreateCall(import("dp_emu_barrier", none, {}));
    call.eraseFromParent();
    return success();
  }
  if (callee->getIntrinsicID() == llvm::Intrinsic::nvvm_bar_warp_sync) {
    builder.CreateCall(import("dp_emu_warp_barrier", none, {i32}),
                       {call.getArgOperand(0)});
    call.eraseFromParent();
    return success();
  }
  if (callee->getIntrinsicID() == llvm::Intrinsic::nvvm_vote_ballot_sync) {
    replace(call, builder.CreateCall(
                      import("dp_emu_ballot", i32, {i32, i32}),
                      {call.getArgOperand(0),
                       builder.CreateZExt(call.getArgOperand(1), i32)}));
    return success();
  }
  int mode = getShuffleMode(callee->getName());
  if (mode < 0)
    return emitError() << "the CUDA emulator has no '" << callee->getName()
                       << "'; kernels may use thread and block numbers, "
                          "barriers, shuffles and ballots";
  llvm::Value *word = call.getArgOperand(1);
  llvm::Type *type = word->getType();
  word = builder.CreateCall(
      import("dp_emu_shfl", i32, {i32, i32, i32, i32, i32}),
      {call.getArgOperand(0), builder.CreateBitCast(word, i32),
       call.getArgOperand(2), call.getArgOperand(3), builder.getInt32(mode)});
  word = builder.CreateBitCast(word, type);
  if (call.getType()->isStructTy()) {
    // With whether the lane was in range; nothing reads that.
    llvm::Value *pair = builder.CreateInsertValue(
        llvm::PoisonValue::get(call.getType()), word, 0);
    word = pair;
    for (llvm::User *user : call.users()) {
      auto *extract = dyn_cast<llvm::ExtractValueInst>(user);
      if (!extract || extract->getIndices()[0] != 0)
        return emitError() << "the CUDA emulator does not tell whether a "
                              "shuffle was in range";
    }
  }
  replace(call, word);
  return success();
}

/// libdevice's functions have libm's names except a prefix.
void Emulation::rewriteMath(CallInst &call, StringRef name) {
  IRBuilder<> builder(&call);
  llvm::Type *type = call.getType();
  StringRef root = name;
  (void)root.consume_back("f");
  llvm::Value *x = call.getArgOperand(0);
  if (root == "rsqrt") {
    llvm::Value *root = builder.CreateUnaryIntrinsic(llvm::Intrinsic::sqrt, x);
    replace(call, builder.CreateFDiv(llvm::ConstantFP::get(type, 1.0), root));
    return;
  }
  // Predicates return an int there.
  unsigned classes = llvm::StringSwitch<unsigned>(name)
                         .Cases({"isnanf", "isnand"}, llvm::fcNan)
                         .Cases({"isinff", "isinfd"}, llvm::fcInf)
                         .Cases({"finitef", "isfinited"}, llvm::fcFinite)
                         .Default(0);
  if (classes) {
    llvm::Value *is =
        builder.createIsFPClass(x, static_cast<llvm::FPClassTest>(classes));
    replace(call, builder.CreateZExt(is, type));
    return;
  }
  if (root == "powi") {
    llvm::Value *exponent = builder.CreateSIToFP(call.getArgOperand(1), type);
    auto pow = import(type->isFloatTy() ? "powf" : "pow", type, {type, type});
    replace(call, builder.CreateCall(pow, {x, exponent}));
    return;
  }
  SmallVector<llvm::Value *> arguments(call.args());
  SmallVector<llvm::Type *> types;
  for (llvm::Value *argument : arguments)
    types.push_back(argument->getType());
  replace(call, builder.CreateCall(import(name, type, types), arguments));
}

/// The driver's report of a failed check; it does not return.
void Emulation::rewriteAssert(CallInst &call) {
  IRBuilder<> builder(&call);
  SmallVector<llvm::Value *> arguments;
  for (unsigned i = 0; i < 4; ++i) {
    llvm::Value *argument = call.getArgOperand(i);
    arguments.push_back(
        argument->getType()->isPointerTy()
            ? builder.CreatePointerBitCastOrAddrSpaceCast(argument, pointer)
            : argument);
  }
  builder.CreateCall(
      import("dp_emu_assert", none, {pointer, pointer, i32, pointer}),
      arguments);
  call.eraseFromParent();
}

LogicalResult Emulation::rewriteCall(CallInst &call) {
  Function *callee = call.getCalledFunction();
  if (!callee)
    return success();
  StringRef name = callee->getName();
  if (name.starts_with("llvm.nvvm."))
    return rewriteIntrinsic(call);
  if (name == "__assertfail")
    rewriteAssert(call);
  else if (name.consume_front("__nv_"))
    rewriteMath(call, name);
  return success();
}

/// f32 to bf16, to nearest even; most CPUs would need a library for it.
void Emulation::expandTruncation(Instruction &inst) {
  IRBuilder<> builder(&inst);
  llvm::Value *x = inst.getOperand(0);
  llvm::Value *bits = builder.CreateBitCast(x, i32);
  llvm::Value *odd =
      builder.CreateAnd(builder.CreateLShr(bits, 16), builder.getInt32(1));
  llvm::Value *rounded =
      builder.CreateAdd(bits, builder.CreateAdd(odd, builder.getInt32(0x7fff)));
  llvm::Value *isNaN = builder.CreateFCmpUNO(x, x);
  llvm::Value *quiet = builder.CreateOr(bits, builder.getInt32(0x400000));
  llvm::Value *high =
      builder.CreateLShr(builder.CreateSelect(isNaN, quiet, rounded), 16);
  llvm::Value *result = builder.CreateBitCast(
      builder.CreateTrunc(high, builder.getInt16Ty()), inst.getType());
  inst.replaceAllUsesWith(result);
  inst.eraseFromParent();
}

/// `void name(void *const *params)`, which calls `function` with the values
/// that `params` point to, as cuLaunchKernel passes them.
void Emulation::addEntry(Function &function, const std::string &name) {
  Function *entry = Function::Create(
      llvm::FunctionType::get(none, {pointer}, /*isVarArg=*/false),
      Function::ExternalLinkage, name, module);
  IRBuilder<> builder(llvm::BasicBlock::Create(context, "", entry));
  SmallVector<llvm::Value *> arguments;
  for (llvm::Argument &argument : function.args()) {
    llvm::Value *slot = builder.CreateLoad(
        pointer, builder.CreateConstGEP1_32(pointer, entry->getArg(0),
                                            argument.getArgNo()));
    arguments.push_back(builder.CreateLoad(argument.getType(), slot));
  }
  builder.CreateCall(&function, arguments);
  builder.CreateRetVoid();
}

LogicalResult Emulation::run() {
  SmallVector<Function *> kernels;
  for (Function &function : module)
    if (!function.isDeclaration())
      kernels.push_back(&function);
  for (Function *kernel : kernels) {
    SmallVector<Instruction *> truncations;
    SmallVector<CallInst *> calls;
    for (Instruction &inst : llvm::instructions(*kernel)) {
      if (auto *call = dyn_cast<CallInst>(&inst))
        calls.push_back(call);
      if (isa<llvm::FPTruncInst>(inst) && inst.getType()->isBFloatTy() &&
          inst.getOperand(0)->getType()->isFloatTy())
        truncations.push_back(&inst);
    }
    for (CallInst *call : calls)
      if (failed(rewriteCall(*call)))
        return failure();
    for (Instruction *inst : truncations)
      expandTruncation(*inst);
    instrument(*kernel);
    std::string name = kernel->getName().str();
    kernel->setName(name + ".thread");
    kernel->setCallingConv(llvm::CallingConv::C);
    kernel->setLinkage(llvm::GlobalValue::InternalLinkage);
    kernel->setAttributes(kernel->getAttributes().removeFnAttributes(context));
    kernel->setDoesNotThrow();
    addEntry(*kernel, name);
  }
  if (auto *annotations = module.getNamedMetadata("nvvm.annotations"))
    annotations->eraseFromParent();
  return success();
}

/// The bytes of the shared object.
static FailureOr<SmallVector<char, 0>> link(const ObjectFile &object,
                                            EmitErrorFn emitError) {
  std::string path;
  if (std::error_code error = createTemporaryFile("dp-emulated-", ".so", path))
    return emitError() << "cannot write a temporary file: " << error.message();
  llvm::FileRemover remove(path);
  if (failed(linkSharedObject(object, path, emitError)))
    return failure();
  auto file = llvm::MemoryBuffer::getFile(path);
  if (!file)
    return emitError() << "cannot read '" << path
                       << "': " << file.getError().message();
  StringRef bytes = (*file)->getBuffer();
  return SmallVector<char, 0>(bytes.begin(), bytes.end());
}

FailureOr<SmallVector<char, 0>>
mlir::dp::emitEmulatedImage(gpu::GPUModuleOp module, StringRef cpu,
                            EmitErrorFn emitError) {
  std::unique_ptr<llvm::TargetMachine> machine =
      createHostMachine(cpu, emitError);
  if (!machine)
    return failure();
  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> code =
      translateModuleToLLVMIR(module, context, module.getName());
  if (!code)
    return failure();
  code->setTargetTriple(machine->getTargetTriple());
  code->setDataLayout(machine->createDataLayout());
  if (failed(Emulation(*code, emitError).run()))
    return failure();
  for (Function &function : *code) {
    if (function.isDeclaration())
      continue;
    function.addFnAttr("target-cpu", machine->getTargetCPU());
    function.addFnAttr("target-features", machine->getTargetFeatureString());
  }
  optimize(*code, *machine);
  ObjectFile object;
  if (failed(emitObject(*code, *machine, object, emitError)))
    return failure();
  return link(object, emitError);
}
