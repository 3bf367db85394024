// The interface of a program in `dp.entry` does not hold.

// RUN: dp-opt %s --split-input-file --verify-diagnostics

// dp.entry-C1
// expected-error@+1 {{'builtin.module' op expected 'dp.entry' on a function only}}
module attributes {dp.entry = #dp.entry<arguments = [], results = [], dims = []>} {
}

// -----

// dp.entry-C1
// expected-error@+1 {{'func.func' op expected 'dp.entry' to be a #dp.entry, found unit}}
func.func @f() attributes {dp.spmd, dp.entry} {
  return
}

// -----

// dp.entry-C1
// expected-error@+1 {{'func.func' op expected 'dp.entry' to be a #dp.entry, found {arguments = [], dims = [], results = []}}}
func.func @f() attributes {dp.spmd, dp.entry = {arguments = [], results = [], dims = []}} {
  return
}

// -----

// dp.entry-C1
// expected-error@+1 {{'func.func' op expected 'dp.entry' on a function with a body and 'dp.spmd' only}}
func.func private @f() attributes {dp.spmd, dp.entry = #dp.entry<arguments = [], results = [], dims = []>}

// -----

// dp.entry-C1
// expected-error@+1 {{'func.func' op expected 'dp.entry' on a function with a body and 'dp.spmd' only}}
func.func @f() attributes {dp.entry = #dp.entry<arguments = [], results = [], dims = []>} {
  return
}

// -----

// dp.entry-C1
// expected-error@+1 {{struct is missing required parameter: arguments}}
func.func @f(%a: memref<4xf32>) attributes {dp.spmd, dp.entry = #dp.entry<results = [], dims = []>} {
  return
}

// -----

// dp.entry-C1
// expected-error@+2 {{expected '['}}
// expected-error@+1 {{failed to parse DP_EntryAttr parameter 'dims'}}
func.func @f() attributes {dp.spmd, dp.entry = #dp.entry<arguments = [], results = [], dims = 0 : i64>} {
  return
}

// -----

// dp.entry-C1
// expected-error@+1 {{duplicate or unknown struct parameter name: collectives}}
func.func @f() attributes {dp.spmd, dp.entry = #dp.entry<arguments = [], results = [], dims = [], collectives = []>} {
  return
}

// -----

// dp.entry-C2
// expected-error@+3 {{expected '<'}}
// expected-error@+2 {{failed to parse DP_EntryAttr parameter 'arguments'}}
func.func @f(%a: memref<4xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
    arguments = [1 : i64],
    results = [], dims = []>} {
  return
}

// -----

// dp.entry-C2
// expected-error@+3 {{struct is missing required parameter: type}}
// expected-error@+2 {{failed to parse DP_EntryAttr parameter 'arguments'}}
func.func @f(%a: memref<4xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
    arguments = [<name = "a", placement = replicated, role = input>],
    results = [], dims = []>} {
  return
}

// -----

// dp.entry-C2
// expected-error@+3 {{duplicate or unknown struct parameter name: rolle}}
// expected-error@+2 {{failed to parse DP_EntryAttr parameter 'arguments'}}
func.func @f(%a: memref<4xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
    arguments = [<name = "a", type = tensor<4xf32>, placement = replicated, role = input, rolle = "x">],
    results = [], dims = []>} {
  return
}

// -----

// dp.entry-C2
// expected-error@+3 {{expected argument with a name, found ""}}
// expected-error@+2 {{failed to parse DP_EntryAttr parameter 'arguments'}}
func.func @f(%a: memref<4xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
    arguments = [<name = "", type = tensor<4xf32>, placement = replicated, role = input>],
    results = [], dims = []>} {
  return
}

// -----

// dp.entry-C2
// expected-error@+4 {{expected valid keyword}}
// expected-error@+3 {{expected a parameter name in struct}}
// expected-error@+2 {{failed to parse DP_EntryAttr parameter 'arguments'}}
func.func @f(%a: memref<4xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
    arguments = [<name = "a", "x">],
    results = [], dims = []>} {
  return
}

// -----

// dp.entry-C2
// expected-error@+4 {{invalid kind of type specified}}
// expected-error@+3 {{failed to parse DP_ArgumentAttr parameter 'type'}}
// expected-error@+2 {{failed to parse DP_EntryAttr parameter 'arguments'}}
func.func @f(%a: memref<4xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
    arguments = [<name = "a", type = memref<4xf32>, placement = replicated, role = input>],
    results = [], dims = []>} {
  return
}

// -----

// dp.entry-C2
// expected-error@+3 {{argument 'a': expected elements that a buffer of a program holds (i1, i8 to i64, ui8 to ui64, f16, bf16, f32 or f64), found 'index'}}
// expected-error@+2 {{failed to parse DP_EntryAttr parameter 'arguments'}}
func.func @f(%a: memref<4xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
    arguments = [<name = "a", type = tensor<4xindex>, placement = replicated, role = input>],
    results = [], dims = []>} {
  return
}

// -----

// dp.entry-C2
// expected-error@+3 {{argument 'a': expected as 'caller_element' an unsigned integer of the width of signless ones, or a complex number whose parts are the last dimension, found 'ui16' for 'tensor<4xi8>'}}
// expected-error@+2 {{failed to parse DP_EntryAttr parameter 'arguments'}}
func.func @f(%a: memref<4xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
    arguments = [<name = "a", type = tensor<4xi8>, placement = replicated, role = input, caller_element = ui16>],
    results = [], dims = []>} {
  return
}

// -----

// dp.entry-C2
// expected-error@+3 {{argument 'a': expected as 'caller_element' an unsigned integer}}
// expected-error@+2 {{failed to parse DP_EntryAttr parameter 'arguments'}}
func.func @f(%a: memref<4xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
    arguments = [<name = "a", type = tensor<4x3xf32>, placement = replicated, role = input, caller_element = complex<f32>>],
    results = [], dims = []>} {
  return
}

// -----

// dp.entry-C3
// expected-error@+3 {{argument 'a': expected a sharded dimension < 1 (the rank of 'tensor<4xf32>'), found 1}}
// expected-error@+2 {{failed to parse DP_EntryAttr parameter 'arguments'}}
func.func @f(%a: memref<4xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
    arguments = [<name = "a", type = tensor<4xf32>, placement = sharded<1>, role = batch>],
    results = [], dims = []>} {
  return
}

// -----

// dp.entry-C3
// expected-error@+3 {{argument 'a': expected the unit to divide dimension 0 of extent 4, found unit 3}}
// expected-error@+2 {{failed to parse DP_EntryAttr parameter 'arguments'}}
func.func @f(%a: memref<4xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
    arguments = [<name = "a", type = tensor<4xf32>, placement = sharded<0, unit 3>, role = batch>],
    results = [], dims = []>} {
  return
}

// -----

// dp.entry-C3
// expected-error@+3 {{argument 'a': expected the placement to be replicated or sharded, found partial<add>}}
// expected-error@+2 {{failed to parse DP_EntryAttr parameter 'arguments'}}
func.func @f(%a: memref<4xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
    arguments = [<name = "a", type = tensor<4xf32>, placement = partial<add>, role = input>],
    results = [], dims = []>} {
  return
}

// -----

// dp.entry-C4
// expected-error@+3 {{argument 'a': expected the role of what is replicated to be state or input, found batch}}
// expected-error@+2 {{failed to parse DP_EntryAttr parameter 'arguments'}}
func.func @f(%a: memref<4xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
    arguments = [<name = "a", type = tensor<4xf32>, placement = replicated, role = batch>],
    results = [], dims = []>} {
  return
}

// -----

// dp.entry-C4
// expected-error@+4 {{to be one of: batch, input, state}}
// expected-error@+3 {{failed to parse DP_ArgumentAttr parameter 'role'}}
// expected-error@+2 {{failed to parse DP_EntryAttr parameter 'arguments'}}
func.func @f(%a: memref<4xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
    arguments = [<name = "a", type = tensor<4xf32>, placement = replicated, role = output>],
    results = [], dims = []>} {
  return
}

// -----

// dp.entry-C4
// expected-error@+3 {{argument 'a': expected state to be in the memory of the devices, found host}}
// expected-error@+2 {{failed to parse DP_EntryAttr parameter 'arguments'}}
func.func @f(%a: memref<4xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
    arguments = [<name = "a", type = tensor<4xf32>, placement = replicated, role = state, memory = host>],
    results = [], dims = []>} {
  return
}

// -----

// dp.entry-C4
// expected-error@+3 {{argument 'a': expected 'caller_shape' on flat, sharded state of as many elements, found array<i64: 2, 3> of 'tensor<4xf32>'}}
// expected-error@+2 {{failed to parse DP_EntryAttr parameter 'arguments'}}
func.func @f(%a: memref<4xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
    arguments = [<name = "a", type = tensor<4xf32>, placement = sharded<0>, role = state, caller_shape = [2, 3]>],
    results = [], dims = []>} {
  return
}

// -----

// dp.entry-C5
// expected-error@+1 {{result 'a': expected 'updates' to be the number of an argument, found 1}}
func.func @f(%a: memref<4xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
    arguments = [<name = "a", type = tensor<4xf32>, placement = replicated, role = state>],
    results = [<name = "a", type = tensor<4xf32>, placement = replicated, updates = 1>], dims = []>} {
  return
}

// -----

// dp.entry-C5
// expected-error@+1 {{result 'b': expected to update state, found argument 'a', whose role is input}}
func.func @f(%a: memref<4xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
    arguments = [<name = "a", type = tensor<4xf32>, placement = replicated, role = input>],
    results = [<name = "b", type = tensor<4xf32>, placement = replicated, updates = 0>], dims = []>} {
  return
}

// -----

// dp.entry-C5
// expected-error@+1 {{result 'a': expected the type, placement, 'caller_shape' and 'caller_element' of the state that it updates, 'a'}}
func.func @f(%a: memref<4xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
    arguments = [<name = "a", type = tensor<4xf32>, placement = replicated, role = state>],
    results = [<name = "a", type = tensor<2x2xf32>, placement = replicated, updates = 0>], dims = []>} {
  return
}

// -----

// dp.entry-C5
// expected-error@+1 {{result 'b': expected to be the only one that updates argument 'a'}}
func.func @f(%a: memref<4xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
    arguments = [<name = "a", type = tensor<4xf32>, placement = replicated, role = state>],
    results = [<name = "a", type = tensor<4xf32>, placement = replicated, updates = 0>,
      <name = "b", type = tensor<4xf32>, placement = replicated, updates = 0>], dims = []>} {
  return
}

// -----

// dp.entry-C5
// expected-error@+1 {{result 'b': expected 'copy_of' to be the number of an argument in the host's memory, found 0}}
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
    arguments = [<name = "a", type = tensor<4xf32>, placement = replicated, role = input>],
    results = [<name = "b", type = tensor<4xf32>, placement = replicated, copy_of = 0>], dims = []>} {
  return
}

// -----

// dp.entry-C5
// expected-error@+3 {{result 'b': expected either 'updates' or 'copy_of', found both}}
// expected-error@+2 {{failed to parse DP_EntryAttr parameter 'results'}}
func.func @f(%a: memref<4xf32>) attributes {dp.spmd, dp.entry = #dp.entry<arguments = [],
    results = [<name = "b", type = tensor<4xf32>, placement = replicated, updates = 0, copy_of = 0>],
    dims = []>} {
  return
}

// -----

// dp.entry-C5
// expected-error@+3 {{result 'b': expected 'caller_shape' only with 'updates'}}
// expected-error@+2 {{failed to parse DP_EntryAttr parameter 'results'}}
func.func @f(%a: memref<4xf32>) attributes {dp.spmd, dp.entry = #dp.entry<arguments = [],
    results = [<name = "b", type = tensor<4xf32>, placement = replicated, caller_shape = [2, 2]>],
    dims = []>} {
  return
}

// -----

// dp.entry-C5
// expected-error@+4 {{invalid kind of attribute specified}}
// expected-error@+3 {{failed to parse DP_ResultAttr parameter 'reason'}}
// expected-error@+2 {{failed to parse DP_EntryAttr parameter 'results'}}
func.func @f(%a: memref<4xf32>) attributes {dp.spmd, dp.entry = #dp.entry<arguments = [],
    results = [<name = "b", type = tensor<4xf32>, placement = replicated, reason = 0 : i64>],
    dims = []>} {
  return
}

// -----

// dp.entry-C6
// expected-error@+1 {{expected 'dims' to have dynamic dimensions of arguments or the number of devices, found #dp.global_size<argument = 0, dim = 0>}}
func.func @f(%a: memref<4xf32>, %n: index) attributes {dp.spmd, dp.entry = #dp.entry<
    arguments = [<name = "a", type = tensor<4xf32>, placement = replicated, role = input>],
    results = [], dims = [<argument = 0, dim = 0>]>} {
  return
}

// -----

// dp.entry-C6
// expected-error@+1 {{expected 'dims' to have each size once, found #dp.global_size<devices> twice}}
func.func @f(%n: index, %m: index) attributes {dp.spmd, dp.entry = #dp.entry<arguments = [], results = [], dims = [<devices>, <devices>]>} {
  return
}

// -----

// dp.entry-C6
// expected-error@+1 {{argument 'a': expected its dynamic dimension 0 in 'dims'}}
func.func @f(%a: memref<?xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
    arguments = [<name = "a", type = tensor<?xf32>, placement = replicated, role = input>],
    results = [], dims = []>} {
  return
}

// -----

// dp.entry-C6
// expected-error@+3 {{result 'b': expected 'dims' to have 1 numbers, one for each dynamic dimension of a result that updates no argument, found 0}}
// expected-error@+2 {{failed to parse DP_EntryAttr parameter 'results'}}
func.func @f(%a: memref<4xf32>) attributes {dp.spmd, dp.entry = #dp.entry<arguments = [],
    results = [<name = "b", type = tensor<?xf32>, placement = replicated>],
    dims = []>} {
  return
}

// -----

// dp.entry-C6
// expected-error@+1 {{result 'b': expected 'dims' to have numbers of the entry's 1 sizes, found 1}}
func.func @f(%b: memref<?xf32>, %n: index) attributes {dp.spmd, dp.entry = #dp.entry<
    arguments = [],
    results = [<name = "b", type = tensor<?xf32>, placement = replicated, dims = [1]>], dims = [<devices>]>} {
  return
}

// -----

// dp.entry-C6
// expected-error@+2 {{expected the number of an argument and of a dimension of it, found -1 and 0}}
// expected-error@+1 {{failed to parse DP_EntryAttr parameter 'dims'}}
func.func @f(%n: index) attributes {dp.spmd, dp.entry = #dp.entry<arguments = [], results = [], dims = [<argument = -1, dim = 0>]>} {
  return
}

// -----

// dp.entry-C7
// expected-error@+1 {{'func.func' op expected 'dp.entry' of a function of 0 buffers and 1 sizes, found 0 arguments}}
func.func @f() attributes {dp.spmd, dp.entry = #dp.entry<arguments = [], results = [], dims = [<devices>]>} {
  return
}

// -----

// dp.entry-C7
// expected-error@+1 {{'func.func' op expected 'dp.entry' with 'a' as a tensor or buffer of the shape and elements of 'tensor<4xf32>', its part on a device, found argument 0 of type 'memref<4xi32>'}}
func.func @f(%a: memref<4xi32>) attributes {dp.spmd, dp.entry = #dp.entry<
    arguments = [<name = "a", type = tensor<4xf32>, placement = replicated, role = input>],
    results = [], dims = []>} {
  return
}

// -----

// dp.entry-C7
// expected-error@+1 {{'func.func' op expected 'dp.entry' with 'a' as a tensor or buffer of the shape and elements of 'tensor<4xf32>', its part on a device, found argument 0 of type 'memref<8xf32>'}}
func.func @f(%a: memref<8xf32>) attributes {dp.spmd, dp.devices = 2, dp.entry = #dp.entry<
    arguments = [<name = "a", type = tensor<8xf32>, placement = sharded<0>, role = batch>],
    results = [], dims = []>} {
  return
}

// -----

// dp.entry-C7
// expected-error@+1 {{'func.func' op expected 'dp.entry' to have its 'dims' as index arguments, found argument 0 of type 'i64'}}
func.func @f(%n: i64) attributes {dp.spmd, dp.entry = #dp.entry<arguments = [], results = [], dims = [<devices>]>} {
  return
}

// -----

// dp.entry-C8
// expected-error@+1 {{expected 'index_bounds' of arguments of integers, found #dp.index_bound<argument = 0, min = 0, max = 3>}}
func.func @f(%a: memref<4xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
    arguments = [<name = "a", type = tensor<4xf32>, placement = replicated, role = input>],
    results = [], dims = [],
    index_bounds = [<argument = 0, min = 0, max = 3>]>} {
  return
}

// -----

// dp.entry-C8
// expected-error@+1 {{expected 'min' <= 'max', found 3 and 0}}
func.func private @f() attributes {bound = #dp.index_bound<argument = 0, min = 3, max = 0>}

// -----

// dp.entry-C9
// expected-error@+1 {{argument 'b': expected 'copy_of' to be the number of state in f32 of its shape, found 1}}
func.func @f(%w: memref<4xf32>, %b: memref<4xbf16>) attributes {dp.spmd, dp.entry = #dp.entry<
    arguments = [<name = "w", type = tensor<4xf32>, placement = replicated, role = state>,
                 <name = "b", type = tensor<4xbf16>, placement = replicated, role = state, copy_of = 1>],
    results = [], dims = []>} {
  return
}

// -----

// dp.entry-C9
// expected-error@+1 {{argument 'b': expected 'copy_of' to be the number of state in f32 of its shape, found 0}}
func.func @f(%w: memref<4xf32>, %b: memref<2x2xbf16>) attributes {dp.spmd, dp.entry = #dp.entry<
    arguments = [<name = "w", type = tensor<4xf32>, placement = replicated, role = state>,
                 <name = "b", type = tensor<2x2xbf16>, placement = replicated, role = state, copy_of = 0>],
    results = [], dims = []>} {
  return
}

// -----

// dp.entry-C9
// expected-error@+1 {{argument 'b': expected 'copy_of' on state in f16 or bf16 only, found input of 'tensor<4xbf16>'}}
func.func private @f() attributes {a = #dp.argument<name = "b", type = tensor<4xbf16>, placement = replicated, role = input, copy_of = 0>}

// -----

// dp.entry-C9
// expected-error@+1 {{argument 'x': expected to stand in front of all with 'copy_of'}}
func.func @f(%w: memref<4xf32>, %b: memref<4xbf16>, %x: memref<4xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
    arguments = [<name = "w", type = tensor<4xf32>, placement = replicated, role = state>,
                 <name = "b", type = tensor<4xbf16>, placement = replicated, role = state, copy_of = 0>,
                 <name = "x", type = tensor<4xf32>, placement = replicated, role = input>],
    results = [], dims = []>} {
  return
}

// -----

// dp.entry-C9
// expected-error@+1 {{argument 'b': expected to be updated with 'w', if that is}}
func.func @f(%w: memref<4xf32>, %b: memref<4xbf16>) attributes {dp.spmd, dp.entry = #dp.entry<
    arguments = [<name = "w", type = tensor<4xf32>, placement = replicated, role = state>,
                 <name = "b", type = tensor<4xbf16>, placement = replicated, role = state, copy_of = 0>],
    results = [<name = "w", type = tensor<4xf32>, placement = replicated, updates = 0>], dims = []>} {
  return
}
