// Placements and placed types that are rejected.

// RUN: dp-opt %s --split-input-file --verify-diagnostics

// expected-error@+1 {{expected 'replicated', 'sharded<dim>' or 'partial<kind>' as the placement, found 'copied'}}
func.func private @f(!dp.placed<tensor<4xf32>, copied>)

// -----

// expected-error@+1 {{expected valid keyword}}
func.func private @f(!dp.placed<tensor<4xf32>, 3>)

// -----

// expected-error@+1 {{expected '<'}}
func.func private @f(!dp.placed<tensor<4xf32>, sharded>)

// -----

// expected-error@+1 {{expected integer value}}
func.func private @f(!dp.placed<tensor<4xf32>, sharded<x>>)

// -----

// expected-error@+1 {{integer value too large}}
func.func private @f(!dp.placed<tensor<4xf32>, sharded<99999999999999999999>>)

// -----

// expected-error@+1 {{expected 'unit'}}
func.func private @f(!dp.placed<tensor<4xf32>, sharded<0, 2>>)

// -----

// expected-error@+1 {{unknown reduction kind 'mean', expected add, mul, max, min, maxnum, minnum, umax, umin, and, or, xor}}
func.func private @f(!dp.placed<tensor<4xf32>, partial<mean>>)

// -----

// expected-error@+1 {{expected '<'}}
func.func private @f(!dp.placed<tensor<4xf32>, partial>)

// -----

// expected-error@+1 {{invalid kind of type specified: expected builtin.tensor, but found 'vector<4xf32>'}}
func.func private @f(!dp.placed<vector<4xf32>, replicated>)

// -----

// expected-error@+1 {{invalid kind of type specified: expected builtin.tensor, but found 'tensor<*xf32>'}}
func.func private @f(!dp.placed<tensor<*xf32>, replicated>)

// -----

// expected-error@+1 {{expected ','}}
func.func private @f(!dp.placed<tensor<4xf32>>)

// -----

// placement-C1
// expected-error@+1 {{expected a dimension >= 0, found -1}}
func.func private @f(!dp.placed<tensor<4xf32>, sharded<-1>>)

// -----

// placement-C1
// expected-error@+1 {{expected a dimension >= 0, found -1}}
func.func private @f() attributes {p = #dp.placement<sharded<-1>>}

// -----

// placement-C2
// expected-error@+1 {{expected a unit >= 1, found 0}}
func.func private @f(!dp.placed<tensor<4xf32>, sharded<0, unit 0>>)

// -----

// placement-C2
// expected-error@+1 {{expected a unit >= 1, found -9223372036854775807}}
func.func private @f() attributes {p = #dp.placement<sharded<0, unit -9223372036854775807>>}

// -----

// placed-C1
// expected-error@+1 {{expected a tensor of numbers, found 'tensor<4xvector<2xf32>>'}}
func.func private @f(!dp.placed<tensor<4xvector<2xf32>>, replicated>)

// -----

// placed-C1
// expected-error@+1 {{expected a tensor of numbers}}
func.func private @f(!dp.placed<tensor<4x!dp.placed<tensor<4xf32>, replicated>>, replicated>)

// -----

// placed-C2
// expected-error@+1 {{expected a tensor without encoding, found 'tensor<4xf32, "sparse">'}}
func.func private @f(!dp.placed<tensor<4xf32, "sparse">, replicated>)

// -----

// placed-C3
// expected-error@+1 {{expected a sharded dimension < 2 (the rank of 'tensor<4x8xf32>'), found 2}}
func.func private @f(!dp.placed<tensor<4x8xf32>, sharded<2>>)

// -----

// placed-C3
// expected-error@+1 {{expected a sharded dimension < 0 (the rank of 'tensor<f32>'), found 0}}
func.func private @f(!dp.placed<tensor<f32>, sharded<0>>)

// -----

// placed-C3
// expected-error@+1 {{expected a sharded dimension < 1 (the rank of 'tensor<4xf32>'), found 9223372036854775807}}
func.func private @f(!dp.placed<tensor<4xf32>, sharded<9223372036854775807>>)

// -----

// placed-C4
// expected-error@+1 {{expected the unit to divide dimension 0 of extent 10, found unit 4}}
func.func private @f(!dp.placed<tensor<10xf32>, sharded<0, unit 4>>)

// -----

// placed-C4
// expected-error@+1 {{expected the unit to divide dimension 0 of extent 10, found unit 9223372036854775807}}
func.func private @f(!dp.placed<tensor<10xf32>, sharded<0, unit 9223372036854775807>>)

// -----

// placed-C5
// expected-error@+1 {{expected an element type that 'and' combines, found 'f32'}}
func.func private @f(!dp.placed<tensor<4xf32>, partial<and>>)

// -----

// placed-C5
// expected-error@+1 {{expected an element type that 'maxnum' combines, found 'i32'}}
func.func private @f(!dp.placed<tensor<4xi32>, partial<maxnum>>)

// -----

// placed-C5
// expected-error@+1 {{expected an element type that 'add' combines, found 'complex<f32>'}}
func.func private @f(!dp.placed<tensor<4xcomplex<f32>>, partial<add>>)

// -----

// expected-error@+1 {{unknown  type `scattered` in dialect `dp`}}
func.func private @f(!dp.scattered<tensor<4xf32>>)
