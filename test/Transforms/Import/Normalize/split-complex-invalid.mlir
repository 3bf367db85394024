// RUN: dp-opt %s --split-input-file --dp-split-complex --verify-diagnostics

func.func @bits(%a: tensor<2xi32>) -> tensor<complex<f32>> {
  %c0 = arith.constant 0 : index
  %x = arith.constant 1 : i64
  // expected-error@+1 {{'complex.bitcast' op with a value of type 'complex<f32>' has no lowering for complex numbers; expected ops of linalg, tensor, scf and complex}}
  %y = complex.bitcast %x : i64 to complex<f32>
  %t = tensor.from_elements %y : tensor<complex<f32>>
  return %t : tensor<complex<f32>>
}

// -----

func.func @parallel(%a: tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>> {
  // expected-error@+1 {{'dp.scatter' op with a value of type 'tensor<8xcomplex<f32>>' is parallel already; complex numbers are split before (dp-parallel-pipeline)}}
  %s = dp.scatter %a dim 0 : tensor<8xcomplex<f32>> -> !dp.placed<tensor<8xcomplex<f32>>, sharded<0>>
  %g = dp.gather %s : !dp.placed<tensor<8xcomplex<f32>>, sharded<0>> -> tensor<8xcomplex<f32>>
  return %g : tensor<8xcomplex<f32>>
}

// -----

// expected-error@+1 {{result 0 of 'own' is of type 'tensor<complex<f32>>', of which no device gives its own (gather-scalars); return its parts}}
func.func @own(%a: tensor<complex<f32>>) -> (tensor<complex<f32>> {dp.per_device}) {
  return %a : tensor<complex<f32>>
}
