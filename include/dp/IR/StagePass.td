//===- StagePass.td - Passes that declare their stages ------*- tablegen -*===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_STAGEPASS_TD
#define DP_IR_STAGEPASS_TD

include "mlir/Pass/PassBase.td"

// A stage of a function, an enumerator of dp::Stage (dp/IR/Stage.h).
class DP_Stage<string enumerator> {
  string cppName = "::mlir::dp::Stage::" # enumerator;
}

def DP_Graph : DP_Stage<"none">;
def DP_Parallel : DP_Stage<"parallel">;
def DP_Program : DP_Stage<"program">;
def DP_Buffers : DP_Stage<"buffers">;
def DP_Kernels : DP_Stage<"kernels">;
def DP_Planned : DP_Stage<"planned">;
def DP_Calls : DP_Stage<"calls">;

// The stages up to dp-outline-spmd.
defvar DP_Graphs = [DP_Graph, DP_Parallel];

class DP_StagedPass<string argument, string base, list<DP_Stage> expected>
    : PassBase<argument, base> {
  list<DP_Stage> stages = expected;
}

class DP_Stages<list<DP_Stage> expected> {
  string cppNames = !interleave(!foreach(stage, expected, stage.cppName), ", ");
}

// A pass on functions at the given stages; it implements runOnStage().
class DP_FunctionPass<string argument, list<DP_Stage> expected>
    : DP_StagedPass<argument,
                    "::mlir::dp::StagePass<::mlir::func::FuncOp, " #
                        DP_Stages<expected>.cppNames # ">",
                    expected>;

// A pass on modules whose functions are at the given stages; it implements
// runOnStage().
class DP_ModulePass<string argument, list<DP_Stage> expected>
    : DP_StagedPass<argument,
                    "::mlir::dp::StagePass<::mlir::ModuleOp, " #
                        DP_Stages<expected>.cppNames # ">",
                    expected>;

// A pass on functions with `dp.spmd`; it implements runOnProgram().
class DP_ProgramPass<string argument>
    : DP_StagedPass<argument, "::mlir::dp::ProgramPass", [DP_Program]>;

// A pass on functions with `dp.entry` at the given stages; it implements
// runOnEntry().
class DP_EntryPass<string argument, list<DP_Stage> expected>
    : DP_StagedPass<argument,
                    "::mlir::dp::EntryPass<" #
                        DP_Stages<expected>.cppNames # ">",
                    expected>;

#endif // DP_IR_STAGEPASS_TD
