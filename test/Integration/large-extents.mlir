// The program multiplies extents, those of an empty array, too.
//
// REQUIRES: numpy
// RUN: dp-compile %s -o %t.so
// RUN: %python -c "import sys, numpy as np; np.savez(sys.argv[1], x=np.zeros((0, 2**20, 2**21), np.int8))" %t.npz
// RUN: not dp-run %t.so --state %t.npz --steps 1 2>&1 | FileCheck %s
// CHECK: dp-run: error: argument 'x' is i8[0, 1048576, 2097152], which is too large
// RUN: %python -c "import sys, numpy as np; np.savez(sys.argv[1], x=np.zeros((0, 2**20, 2**20), np.int8))" %t.npz
// RUN: dp-run %t.so --state %t.npz --steps 1 --metrics %t.out.npz
// RUN: %python -c "import sys, numpy as np; assert np.load(sys.argv[1])['y'].shape == (1, 0, 2**20, 2**20)" %t.out.npz

func.func @opposite(%x: tensor<?x?x?xi8> {dp.name = "x"}) -> (tensor<?x?x?xi8> {dp.name = "y"}) {
  %c0 = arith.constant 0 : i8
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %i2 = arith.constant 2 : index
  %l = tensor.dim %x, %i0 : tensor<?x?x?xi8>
  %m = tensor.dim %x, %i1 : tensor<?x?x?xi8>
  %n = tensor.dim %x, %i2 : tensor<?x?x?xi8>
  %zero = tensor.splat %c0[%l, %m, %n] : tensor<?x?x?xi8>
  %y = arith.subi %zero, %x : tensor<?x?x?xi8>
  return %y : tensor<?x?x?xi8>
}
