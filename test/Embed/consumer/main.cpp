//===- main.cpp - A compiler that embeds dp -------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// signal-compiler OUTPUT.so: builds a step with ops of its own, parallelizes
// it and prints that, then compiles the step to an executable.
//
//===----------------------------------------------------------------------===//

#include "SignalDialect.h"

#include "dp/Driver/Compile.h"
#include "dp/Pipelines/Pipelines.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;

/// step(w, x): u = the rows of x as unit vectors; w grows by a quarter of u's
/// energy, in each of its rows. Returns the new w, and u.
static OwningOpRef<ModuleOp> buildStep(MLIRContext &context) {
  OpBuilder builder(&context);
  Location loc = builder.getUnknownLoc();
  OwningOpRef<ModuleOp> module = ModuleOp::create(builder, loc);
  builder.setInsertionPointToEnd(module->getBody());

  Type f32 = builder.getF32Type();
  auto w = RankedTensorType::get({3, 4}, f32);
  auto x = RankedTensorType::get({10, 4}, f32);
  auto columns = RankedTensorType::get({4}, f32);
  auto step = func::FuncOp::create(builder, loc, "step",
                                   builder.getFunctionType({w, x}, {w, x}));
  auto named = [&](StringRef name) { return builder.getStringAttr(name); };
  step.setArgAttr(0, "dp.name", named("w"));
  step.setArgAttr(1, "dp.name", named("x"));
  step.setResultAttr(0, "dp.name", named("w"));
  step.setResultAttr(1, "dp.name", named("u"));

  Block *body = step.addEntryBlock();
  builder.setInsertionPointToStart(body);
  Value u = signal::UnitRowsOp::create(builder, loc, x, body->getArgument(1));
  Value energy = signal::EnergyOp::create(builder, loc, columns, u);
  Value quarter = signal::AmplifyOp::create(builder, loc, columns, energy,
                                            llvm::APFloat(0.25));
  Value empty = tensor::EmptyOp::create(builder, loc, w.getShape(), f32);
  Value growth = linalg::BroadcastOp::create(builder, loc, quarter, empty,
                                             ArrayRef<int64_t>{0})
                     ->getResult(0);
  Value grown =
      arith::AddFOp::create(builder, loc, body->getArgument(0), growth);
  func::ReturnOp::create(builder, loc, ValueRange{grown, u});
  return module;
}

int main(int argc, char **argv) {
  if (argc != 2) {
    llvm::errs() << "usage: signal-compiler OUTPUT.so\n";
    return 2;
  }
  DialectRegistry registry;
  dp::registerCompileDialects(registry);
  registry.insert<signal::SignalDialect>();
  signal::registerPlacementModels(registry);
  MLIRContext context(registry);
  context.loadAllAvailableDialects();

  OwningOpRef<ModuleOp> step = buildStep(context);
  if (failed(verify(*step)))
    return 1;

  // The parallel program, to look at.
  OwningOpRef<ModuleOp> parallel = step->clone();
  dp::ParallelOptions options;
  options.scatter.push_back("x:0");
  options.state.push_back("w");
  PassManager pm(&context);
  dp::buildParallelPipeline(pm, options);
  if (failed(pm.run(*parallel)))
    return 1;
  parallel->print(llvm::outs());

  // The executable.
  dp::CompileOptions compile;
  compile.scatter = {"x:0"};
  compile.state = {"w"};
  compile.lowerForeignOps = [](OpPassManager &passes) {
    passes.addPass(signal::createSignalToLinalgPass());
  };
  return failed(dp::compileGraph(*step, compile, argv[1]));
}
