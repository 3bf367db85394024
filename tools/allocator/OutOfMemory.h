//===- OutOfMemory.h - Exit of the tools without memory ---------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TOOLS_ALLOCATOR_OUTOFMEMORY_H
#define DP_TOOLS_ALLOCATOR_OUTOFMEMORY_H

namespace dp {

/// Ends the process with one message and status 1. Allocates nothing.
[[noreturn]] void endOutOfMemory();

/// Makes `new` and LLVM's allocators end the process that way if memory runs
/// out; LLVM would abort with a stack trace. Called first in main.
void endWhereOutOfMemory();

} // namespace dp

#endif // DP_TOOLS_ALLOCATOR_OUTOFMEMORY_H
