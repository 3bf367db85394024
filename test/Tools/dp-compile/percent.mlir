// A '%' in the name of a folder is a letter as any other: of the output's (as
// Jenkins names them), the cache's, and the one for temporary files.

// RUN: rm -rf %t && mkdir -p %t/a%%2Fb %t/tmp%%
// RUN: env TMPDIR=%t/tmp%% DP_CACHE=%t/c%%che dp-compile %s -o %t/a%%2Fb/step.so
// RUN: ls %t/a%%2Fb %t/c%%che | FileCheck %s
// RUN: env TMPDIR=%t/tmp%% dp-compile %s --cache=off --emit=obj -o %t/a%%2Fb/step.o
// RUN: ls %t/tmp%% | count 0
// CHECK: {{^}}step.so
// CHECK: llvmcache-

func.func @step(%x: tensor<?x4xf32> {dp.name = "x", dp.scatter = 0 : i64}) -> (tensor<?x4xf32> {dp.name = "y"}) {
  %y = math.sin %x : tensor<?x4xf32>
  return %y : tensor<?x4xf32>
}
