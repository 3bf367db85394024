//===- DPScheduleBase.td - Classes of a schedule's operations *- tablegen -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_DPSCHEDULEBASE_TD
#define DP_IR_DPSCHEDULEBASE_TD

include "dp/IR/DPOpInterfaces.td"
include "dp/IR/DPTypes.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class DP_ScheduleOp<string mnemonic, list<Trait> traits = []>
    : Op<DP_Dialect, mnemonic, traits>;

// An op that gives work to a stream or says what a stream waits for.
class DP_StreamOp<string mnemonic, list<Trait> traits = []>
    : DP_ScheduleOp<mnemonic,
                    [MemoryEffects<[MemWrite<DP_StreamResource>]>] # traits>;

#endif // DP_IR_DPSCHEDULEBASE_TD
