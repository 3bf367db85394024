// RUN: dp-opt %s --split-input-file --verify-diagnostics --dp-simulate="devices=2,4 topology=host"
// RUN: not dp-opt %s --dp-simulate="devices=2 topology=h100" -o /dev/null 2>&1 | FileCheck %s --check-prefix=NAME
// NAME: error: no topology 'h100': neither a file nor one of h100-nvlink+ib400, a100-nvlink+ib200, v100-nvlink+ib100, v100-nvlink+1xib100, v100-pcie+10GbE, host
// RUN: echo '{"local": {"bandwith": 1}}' > %t.json
// RUN: not dp-opt %s --dp-simulate="devices=2 topology=%t.json" -o /dev/null 2>&1 | FileCheck %s --check-prefix=FIELD
// FIELD: error: {{.*}}.json: unknown field 'local.bandwith'
// RUN: echo '{"device": {"efficiency": 60}}' > %t.json
// RUN: not dp-opt %s --dp-simulate="devices=2 topology=%t.json" -o /dev/null 2>&1 | FileCheck %s --check-prefix=PART
// PART: error: {{.*}}.json: expected 'device.efficiency' to be 1 at most
// RUN: echo '{"local": ' > %t.json
// RUN: not dp-opt %s --dp-simulate="devices=2 topology=%t.json" -o /dev/null 2>&1 | FileCheck %s --check-prefix=SYNTAX
// SYNTAX: error: {{.*}}.json: [2:0, byte=11]: Unexpected EOF
// RUN: not dp-opt %s --dp-simulate -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: expected the option 'devices'

// expected-error @below {{'fixed' was compiled for 2 devices; it cannot be simulated for 4}}
func.func private @fixed() attributes {dp.spmd, dp.devices = 2 : i64, dp.entry = #dp.entry<arguments = [], results = [], dims = []>} {
  return
}

// -----

func.func private @tensors(%x: memref<8xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
  arguments = [<name = "x", type = tensor<8xf32>, placement = replicated, role = input>],
  results = [],
  dims = []>} {
  %zero = arith.constant 0.0 : f32
  // expected-error @below {{'linalg.fill' is not an op of a schedule; only a schedule (--emit=schedule) is simulated}}
  linalg.fill ins(%zero : f32) outs(%x : memref<8xf32>)
  return
}

// -----

// expected-error @below {{expected a schedule with an entry}}
module {
  func.func @graph(%x: tensor<8xf32>) -> tensor<8xf32> {
    return %x : tensor<8xf32>
  }
}
