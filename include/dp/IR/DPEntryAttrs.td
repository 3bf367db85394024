//===- DPEntryAttrs.td - The interface of a program -----------*- tablegen -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Attributes of one device's program: its interface to the caller (`dp.entry`),
// the arena that it needs, and the kernels that it launches.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_DPENTRYATTRS_TD
#define DP_IR_DPENTRYATTRS_TD

include "dp/IR/DPAttrs.td"

def DP_ArgumentRole : I32EnumAttr<"ArgumentRole", "role of an argument", [
    I32EnumAttrCase<"batch", 0>, I32EnumAttrCase<"input", 1>,
    I32EnumAttrCase<"state", 2>]> {
  let cppNamespace = "::mlir::dp";
}

def DP_ArgumentMemory : I32EnumAttr<"ArgumentMemory", "memory of an argument", [
    I32EnumAttrCase<"device", 0>, I32EnumAttrCase<"host", 1>]> {
  let cppNamespace = "::mlir::dp";
}

// A placement without `#dp.placement<` and `>`.
def DP_PlacementParameter
    : AttrParameter<"::mlir::dp::PlacementAttr", "the placement"> {
  let parser = "::mlir::dp::PlacementAttr::parseBody($_parser)";
  let printer = "$_self.printBody($_printer.getStream())";
}

// A list in brackets; its elements are printed without their mnemonic.
class DP_List<string element, string desc> : ArrayRefParameter<element, desc> {
  let parser = "parseList<" # element # ">($_parser)";
  let printer = "printList($_printer, $_self)";
}

class DP_OptionalList<string element, string desc>
    : OptionalArrayRefParameter<element, desc> {
  let parser = "parseList<" # element # ">($_parser)";
  let printer = "printList($_printer, $_self)";
}

def DP_ArgumentAttr : AttrDef<DP_Dialect, "Argument"> {
  let mnemonic = "argument";
  let summary = "an argument of a program";
  let description = [{
    - `type`: the type of the whole tensor, as the program computes with it.
    - `placement`: its placement on the devices.
    - `role`: `state` stays on the devices between steps. The caller gives the
      others to each step; `batch` is sharded and `input` is replicated.
    - `memory`: `host` if the argument stays in the host's memory.
    - `caller_shape`: the caller's shape of state that the program holds flat.
    - `caller_element`: the caller's element type where it is not that of
      `type`: an unsigned integer, or a complex number whose parts are the last
      dimension of `type`.
    - `copy_of`: the number of the state argument in f32 that this one, state in
      f16 or bf16, is rounded. The caller has no such argument; they come last.

    Example:

    ```mlir
    func.func private @arguments() attributes {
      a = #dp.argument<name = "x", type = tensor<?x784xf32>,
                       placement = sharded<0>, role = batch>,
      b = #dp.argument<name = "table", type = tensor<100xi8>,
                       placement = replicated, role = input, memory = host,
                       caller_element = ui8>,
      c = #dp.argument<name = "w", type = tensor<6xf32>,
                       placement = sharded<0>, role = state,
                       caller_shape = [2, 3]>,
      d = #dp.argument<name = "w in bf16", type = tensor<2x3xbf16>,
                       placement = replicated, role = state, copy_of = 2>}
    ```
  }];
  let parameters = (ins
    StringRefParameter<"the name for the caller">:$name,
    "::mlir::RankedTensorType":$type,
    DP_PlacementParameter:$placement,
    EnumParameter<DP_ArgumentRole>:$role,
    DefaultValuedParameter<"::mlir::dp::ArgumentMemory",
        "::mlir::dp::ArgumentMemory::device">:$memory,
    OptionalParameter<"::mlir::DenseI64ArrayAttr">:$caller_shape,
    OptionalParameter<"::mlir::Type">:$caller_element,
    OptionalParameter<"std::optional<int64_t>">:$copy_of);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    bool isState() const { return getRole() == ArgumentRole::state; }
    bool isOnHost() const { return getMemory() == ArgumentMemory::host; }
  }];
}

def DP_ResultAttr : AttrDef<DP_Dialect, "Result"> {
  let mnemonic = "result";
  let summary = "a result of a program";
  let description = [{
    - `type`, `placement`, `caller_shape`, `caller_element`: as in
      `#dp.argument`. A result that is `partial` is reduced on its way to the
      caller.
    - `updates`: the number of the state argument whose new value the result is.
      A result that updates no argument has a buffer of its own.
    - `copy_of`: the number of the argument in the host's memory that the program
      returns unchanged as this result.
    - `dims`: for each dynamic dimension its position in the entry's `dims`.
    - `location`, `reason`: for reports, where and why the devices' parts are
      assembled to the caller's value.

    Example:

    ```mlir
    func.func private @results() attributes {
      a = #dp.result<name = "w", type = tensor<784x10xf32>,
                     placement = replicated, updates = 1>,
      b = #dp.result<name = "scores", type = tensor<?x10xf32>,
                     placement = sharded<0>, dims = [0],
                     location = loc("model.mlir":7:3),
                     reason = "result 'scores' is scattered">}
    ```
  }];
  let parameters = (ins
    StringRefParameter<"the name for the caller">:$name,
    "::mlir::RankedTensorType":$type,
    DP_PlacementParameter:$placement,
    OptionalParameter<"std::optional<int64_t>">:$updates,
    OptionalParameter<"std::optional<int64_t>">:$copy_of,
    OptionalParameter<"::mlir::DenseI64ArrayAttr">:$dims,
    OptionalParameter<"::mlir::DenseI64ArrayAttr">:$caller_shape,
    OptionalParameter<"::mlir::Type">:$caller_element,
    OptionalParameter<"::mlir::LocationAttr">:$location,
    OptionalParameter<"::mlir::StringAttr">:$reason);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
}

def DP_GlobalSizeAttr : AttrDef<DP_Dialect, "GlobalSize"> {
  let mnemonic = "global_size";
  let summary = "a size that the caller of a program passes";
  let description = [{
    A global size is the extent of dynamic dimension `dim` of the whole tensor of
    argument `argument`, or the number of devices.

    Example:

    ```mlir
    func.func private @sizes() attributes {
      a = #dp.global_size<argument = 0, dim = 1>, b = #dp.global_size<devices>}
    ```
  }];
  let parameters = (ins OptionalParameter<"std::optional<int64_t>">:$argument,
                        DefaultValuedParameter<"int64_t", "0">:$dim);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    static GlobalSizeAttr getDeviceCount(::mlir::MLIRContext *context);
    bool isDeviceCount() const { return !getArgument(); }
  }];
}

def DP_IndexBoundAttr : AttrDef<DP_Dialect, "IndexBound"> {
  let mnemonic = "index_bound";
  let summary = "the range of the indices in an argument";
  let description = [{
    The program uses the elements of integer argument `argument` as indices. Each
    element has to be from `min` to `max`.

    Example:

    ```mlir
    func.func private @bound() attributes {
      a = #dp.index_bound<argument = 2, min = 0, max = 999>}
    ```
  }];
  let parameters = (ins "int64_t":$argument, "int64_t":$min, "int64_t":$max);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
}

def DP_EntryAttr : AttrDef<DP_Dialect, "Entry"> {
  let mnemonic = "entry";
  let summary = "the interface of a program";
  let description = [{
    It describes the arguments of a function that is one device's program. They
    are a buffer for each of `arguments`, a buffer for each of `results` that
    updates no argument, then an index for each of `dims`. The runtime tells
    the caller the `index_bounds`.

    Example:

    ```mlir
    func.func private @step(%x: memref<?x4xf32>, %sum: memref<f32>, %n: index)
        attributes {dp.spmd, dp.entry = #dp.entry<
          arguments = [<name = "x", type = tensor<?x4xf32>,
                        placement = sharded<0>, role = batch>],
          results = [<name = "sum", type = tensor<f32>,
                      placement = partial<add>>],
          dims = [<argument = 0, dim = 0>]>} {
      return
    }
    ```
  }];
  let parameters = (ins
    DP_List<"::mlir::dp::ArgumentAttr", "the arguments">:$arguments,
    DP_List<"::mlir::dp::ResultAttr", "the results">:$results,
    DP_List<"::mlir::dp::GlobalSizeAttr", "the global sizes">:$dims,
    DP_OptionalList<"::mlir::dp::IndexBoundAttr",
                    "bounds of arguments with indices">:$index_bounds);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
}

def DP_ArenaAttr : AttrDef<DP_Dialect, "Arena"> {
  let mnemonic = "arena";
  let summary = "the memory that a program needs beside its buffers";
  let description = [{
    `function` computes the arena's size in bytes from the global sizes of the
    entry. `bytes` is that size on the first device, with 1024 for each global
    size that is not known at compile time.

    Example:

    ```mlir
    func.func private @arena() attributes {a = #dp.arena<@step.arena, bytes = 4096>}
    func.func private @step.arena() -> index
    ```
  }];
  let parameters = (ins "::mlir::FlatSymbolRefAttr":$function,
                        DefaultValuedParameter<"int64_t", "0">:$bytes);
  let assemblyFormat = "`<` $function (`,` `bytes` `=` $bytes^)? `>`";
  let genVerifyDecl = 1;
}

def DP_KernelAttr : AttrDef<DP_Dialect, "Kernel"> {
  let mnemonic = "kernel";
  let summary = "the code of a dp.launch";
  let description = [{
    A launch runs a range of the iterations of loop number `loop`. A kernel
    without `loop` runs once. The loops `0 .. rows - 1` are those of all ops of
    the kernel, which run one after the other in each of their iterations.

    Example:

    ```mlir
    func.func private @kernels() attributes {
      a = #dp.kernel, b = #dp.kernel<loop = 0>, c = #dp.kernel<loop = 1, rows = 2>}
    ```
  }];
  let parameters = (ins OptionalParameter<"std::optional<int64_t>">:$loop,
                        DefaultValuedParameter<"int64_t", "0">:$rows);
  let assemblyFormat = [{
    (`<` `loop` `=` $loop^ (`,` `rows` `=` $rows^)? `>`)?
  }];
  let genVerifyDecl = 1;
}

#endif // DP_IR_DPENTRYATTRS_TD
