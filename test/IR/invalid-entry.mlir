// What `dp.entry` says of a program's interface does not hold.

// RUN: dp-opt %s --split-input-file --verify-diagnostics

// dp.entry-C1
// expected-error@+1 {{'builtin.module' op expected 'dp.entry' on a function only}}
module attributes {dp.entry = {arguments = [], results = [], dims = []}} {
}

// -----

// dp.entry-C1
// expected-error@+1 {{'func.func' op expected 'dp.entry' to be a dictionary, found unit}}
func.func @f() attributes {dp.spmd, dp.entry} {
  return
}

// -----

// dp.entry-C1
// expected-error@+1 {{'func.func' op expected 'dp.entry' on a function with a body and 'dp.spmd' only}}
func.func private @f() attributes {dp.spmd, dp.entry = {arguments = [], results = [], dims = []}}

// -----

// dp.entry-C1
// expected-error@+1 {{'func.func' op expected 'dp.entry' on a function with a body and 'dp.spmd' only}}
func.func @f() attributes {dp.entry = {arguments = [], results = [], dims = []}} {
  return
}

// -----

// dp.entry-C1
// expected-error@+1 {{'func.func' op expected 'dp.entry' to have 'arguments'}}
func.func @f(%a: memref<4xf32>) attributes {dp.spmd, dp.entry = {}} {
  return
}

// -----

// dp.entry-C1
// expected-error@+1 {{'func.func' op expected 'dp.entry' to have an array as 'dims', found 0 : i64}}
func.func @f() attributes {dp.spmd, dp.entry = {arguments = [], results = [], dims = 0 : i64}} {
  return
}

// -----

// dp.entry-C1
// expected-error@+1 {{'func.func' op expected 'dp.entry' to have nothing but the keys that docs/spec.md names, found 'collectives'}}
func.func @f() attributes {dp.spmd, dp.entry = {arguments = [], results = [], dims = [], collectives = []}} {
  return
}

// -----

// dp.entry-C2
// expected-error@+1 {{'func.func' op expected argument 0 in 'dp.entry' to be a dictionary, found 1 : i64}}
func.func @f() attributes {dp.spmd, dp.entry = {arguments = [1], results = [], dims = []}} {
  return
}

// -----

// dp.entry-C2
// expected-error@+1 {{'func.func' op expected 'dp.entry' to have 'dtype' of argument 0}}
func.func @f(%a: memref<4xf32>) attributes {dp.spmd, dp.entry = {arguments = [
    {name = "a", shape = array<i64: 4>, placement = #dp.placement<replicated>, role = "input"}], results = [], dims = []}} {
  return
}

// -----

// dp.entry-C2
// expected-error@+1 {{'func.func' op expected 'dp.entry' to have nothing but the keys that docs/spec.md names, found 'rolle' of argument 0}}
func.func @f(%a: memref<4xf32>) attributes {dp.spmd, dp.entry = {arguments = [
    {name = "a", shape = array<i64: 4>, dtype = "f32", placement = #dp.placement<replicated>, role = "input", rolle = "x"}], results = [], dims = []}} {
  return
}

// -----

// dp.entry-C2
// expected-error@+1 {{'func.func' op expected argument 0 in 'dp.entry' to have a string that is not empty as 'name'}}
func.func @f(%a: memref<4xf32>) attributes {dp.spmd, dp.entry = {arguments = [
    {name = "", shape = array<i64: 4>, dtype = "f32", placement = #dp.placement<replicated>, role = "input"}], results = [], dims = []}} {
  return
}

// -----

// dp.entry-C2
// expected-error@+1 {{'func.func' op expected argument 0 in 'dp.entry' to have an array<i64> of extents as 'shape', found array<i64: -4>}}
func.func @f(%a: memref<4xf32>) attributes {dp.spmd, dp.entry = {arguments = [
    {name = "a", shape = array<i64: -4>, dtype = "f32", placement = #dp.placement<replicated>, role = "input"}], results = [], dims = []}} {
  return
}

// -----

// dp.entry-C3
// expected-error@+1 {{'func.func' op expected argument 0 in 'dp.entry' to be sharded along one of its dimensions, found sharded<1> of array<i64: 4>}}
func.func @f(%a: memref<4xf32>) attributes {dp.spmd, dp.entry = {arguments = [
    {name = "a", shape = array<i64: 4>, dtype = "f32", placement = #dp.placement<sharded<1>>, role = "batch"}], results = [], dims = []}} {
  return
}

// -----

// dp.entry-C3
// expected-error@+1 {{'func.func' op argument 0 in 'dp.entry': expected the unit to divide dimension 0 of extent 4, found unit 3}}
func.func @f(%a: memref<?xf32>) attributes {dp.spmd, dp.entry = {arguments = [
    {name = "a", shape = array<i64: 4>, dtype = "f32", placement = #dp.placement<sharded<0, unit 3>>, role = "batch"}], results = [], dims = []}} {
  return
}

// -----

// dp.entry-C3
// expected-error@+1 {{'func.func' op expected argument 0 in 'dp.entry' to be replicated or sharded, found partial<add>}}
func.func @f(%a: memref<4xf32>) attributes {dp.spmd, dp.entry = {arguments = [
    {name = "a", shape = array<i64: 4>, dtype = "f32", placement = #dp.placement<partial<add>>, role = "input"}], results = [], dims = []}} {
  return
}

// -----

// dp.entry-C4
// expected-error@+1 {{'func.func' op expected argument 0 in 'dp.entry' that is replicated to have 'state' or 'input' as 'role', found "batch"}}
func.func @f(%a: memref<4xf32>) attributes {dp.spmd, dp.entry = {arguments = [
    {name = "a", shape = array<i64: 4>, dtype = "f32", placement = #dp.placement<replicated>, role = "batch"}], results = [], dims = []}} {
  return
}

// -----

// dp.entry-C4
// expected-error@+1 {{'func.func' op expected argument 0 in 'dp.entry' that is no state to have "host" as 'memory' if any, found "host"}}
func.func @f(%a: memref<4xf32>) attributes {dp.spmd, dp.entry = {arguments = [
    {name = "a", shape = array<i64: 4>, dtype = "f32", placement = #dp.placement<replicated>, role = "state", memory = "host"}], results = [], dims = []}} {
  return
}

// -----

// dp.entry-C4
// expected-error@+1 {{'func.func' op expected argument 0 in 'dp.entry' with 'caller_shape' to be flat state of as many elements that is sharded, found array<i64: 2, 3>}}
func.func @f(%a: memref<?xf32>) attributes {dp.spmd, dp.entry = {arguments = [
    {name = "a", shape = array<i64: 4>, dtype = "f32", placement = #dp.placement<sharded<0>>, role = "state", caller_shape = array<i64: 2, 3>}], results = [], dims = []}} {
  return
}

// -----

// dp.entry-C5
// expected-error@+1 {{'func.func' op expected result 0 in 'dp.entry' to have the number of an argument as 'updates', found 1 : i64}}
func.func @f(%a: memref<4xf32>) attributes {dp.spmd, dp.entry = {arguments = [
    {name = "a", shape = array<i64: 4>, dtype = "f32", placement = #dp.placement<replicated>, role = "state"}], results = [
    {name = "a", shape = array<i64: 4>, dtype = "f32", placement = #dp.placement<replicated>, updates = 1}], dims = []}} {
  return
}

// -----

// dp.entry-C5
// expected-error@+1 {{'func.func' op expected result 0 in 'dp.entry' to update state, found argument 0, whose role is "input"}}
func.func @f(%a: memref<4xf32>) attributes {dp.spmd, dp.entry = {arguments = [
    {name = "a", shape = array<i64: 4>, dtype = "f32", placement = #dp.placement<replicated>, role = "input"}], results = [
    {name = "a", shape = array<i64: 4>, dtype = "f32", placement = #dp.placement<replicated>, updates = 0}], dims = []}} {
  return
}

// -----

// dp.entry-C5
// expected-error@+1 {{'func.func' op expected result 0 in 'dp.entry' to have the 'shape' of the state that it updates}}
func.func @f(%a: memref<4xf32>) attributes {dp.spmd, dp.entry = {arguments = [
    {name = "a", shape = array<i64: 4>, dtype = "f32", placement = #dp.placement<replicated>, role = "state"}], results = [
    {name = "a", shape = array<i64: 2, 2>, dtype = "f32", placement = #dp.placement<replicated>, updates = 0}], dims = []}} {
  return
}

// -----

// dp.entry-C5
// expected-error@+1 {{'func.func' op expected result 1 in 'dp.entry' to be the only one that updates argument 0}}
func.func @f(%a: memref<4xf32>) attributes {dp.spmd, dp.entry = {arguments = [
    {name = "a", shape = array<i64: 4>, dtype = "f32", placement = #dp.placement<replicated>, role = "state"}], results = [
    {name = "a", shape = array<i64: 4>, dtype = "f32", placement = #dp.placement<replicated>, updates = 0},
    {name = "b", shape = array<i64: 4>, dtype = "f32", placement = #dp.placement<replicated>, updates = 0}], dims = []}} {
  return
}

// -----

// dp.entry-C5
// expected-error@+1 {{'func.func' op expected result 0 in 'dp.entry' to have the number of an argument in the host's memory as 'copy_of', found 0 : i64}}
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) attributes {dp.spmd, dp.entry = {arguments = [
    {name = "a", shape = array<i64: 4>, dtype = "f32", placement = #dp.placement<replicated>, role = "input"}], results = [
    {name = "b", shape = array<i64: 4>, dtype = "f32", placement = #dp.placement<replicated>, copy_of = 0}], dims = []}} {
  return
}

// -----

// dp.entry-C5
// expected-error@+1 {{'func.func' op expected result 0 in 'dp.entry' to have a string as 'reason', found 0 : i64}}
func.func @f(%b: memref<4xf32>) attributes {dp.spmd, dp.entry = {arguments = [], results = [
    {name = "b", shape = array<i64: 4>, dtype = "f32", placement = #dp.placement<replicated>, reason = 0}], dims = []}} {
  return
}

// -----

// dp.entry-C6
// expected-error@+1 {{'func.func' op expected 'dp.entry' to have in 'dims' {argument, dim} of dynamic dimensions of arguments, or {argument = -1, dim = 0}, found {argument = 0 : i64, dim = 0 : i64}}}
func.func @f(%a: memref<4xf32>, %n: index) attributes {dp.spmd, dp.entry = {arguments = [
    {name = "a", shape = array<i64: 4>, dtype = "f32", placement = #dp.placement<replicated>, role = "input"}], results = [],
    dims = [{argument = 0, dim = 0}]}} {
  return
}

// -----

// dp.entry-C6
// expected-error@+1 {{'func.func' op expected 'dp.entry' to have each size once in 'dims', found {argument = -1 : i64, dim = 0 : i64} twice}}
func.func @f(%n: index, %m: index) attributes {dp.spmd, dp.entry = {arguments = [], results = [],
    dims = [{argument = -1, dim = 0}, {argument = -1, dim = 0}]}} {
  return
}

// -----

// dp.entry-C6
// expected-error@+1 {{'func.func' op expected argument 0 in 'dp.entry' to have its dynamic dimension 0 in 'dims'}}
func.func @f(%a: memref<?xf32>) attributes {dp.spmd, dp.entry = {arguments = [
    {name = "a", shape = array<i64: -9223372036854775808>, dtype = "f32", placement = #dp.placement<replicated>, role = "input"}], results = [], dims = []}} {
  return
}

// -----

// dp.entry-C6
// expected-error@+1 {{'func.func' op expected result 0 in 'dp.entry' to have as 'result_dims' which of 'dims' each of its dynamic dimensions is}}
func.func @f(%b: memref<?xf32>, %n: index) attributes {dp.spmd, dp.entry = {arguments = [], results = [
    {name = "b", shape = array<i64: -9223372036854775808>, dtype = "f32", placement = #dp.placement<replicated>, result_dims = array<i64: 1>}],
    dims = [{argument = -1, dim = 0}]}} {
  return
}

// -----

// dp.entry-C7
// expected-error@+1 {{'func.func' op expected 'dp.entry' of a function of 0 buffers and 1 sizes, found 0 arguments}}
func.func @f() attributes {dp.spmd, dp.entry = {arguments = [], results = [], dims = [{argument = -1, dim = 0}]}} {
  return
}

// -----

// dp.entry-C7
// expected-error@+1 {{'func.func' op expected argument 0 in 'dp.entry' to be a tensor or buffer with elements of "f32", found argument 0 of type 'memref<4xi32>'}}
func.func @f(%a: memref<4xi32>) attributes {dp.spmd, dp.entry = {arguments = [
    {name = "a", shape = array<i64: 4>, dtype = "f32", placement = #dp.placement<replicated>, role = "input"}], results = [], dims = []}} {
  return
}

// -----

// dp.entry-C7
// expected-error@+1 {{'func.func' op expected argument 0 in 'dp.entry' to have on a device the shape that sharded<0> makes of array<i64: 8>, found argument 0 of type 'memref<8xf32>'}}
func.func @f(%a: memref<8xf32>) attributes {dp.spmd, dp.devices = 2, dp.entry = {arguments = [
    {name = "a", shape = array<i64: 8>, dtype = "f32", placement = #dp.placement<sharded<0>>, role = "batch"}], results = [], dims = []}} {
  return
}

// -----

// dp.entry-C7
// expected-error@+1 {{'func.func' op expected 'dp.entry' to have its 'dims' as index arguments, found argument 0 of type 'i64'}}
func.func @f(%n: i64) attributes {dp.spmd, dp.entry = {arguments = [], results = [], dims = [{argument = -1, dim = 0}]}} {
  return
}

// -----

// dp.entry-C8
// expected-error@+1 {{'func.func' op expected 'dp.entry' to have in 'index_bounds' {argument, min, max} of arguments of integers}}
func.func @f(%a: memref<4xf32>) attributes {dp.spmd, dp.entry = {arguments = [
    {name = "a", shape = array<i64: 4>, dtype = "f32", placement = #dp.placement<replicated>, role = "input"}], results = [], dims = [],
    index_bounds = [{argument = 0, min = 0, max = 3}]}} {
  return
}
