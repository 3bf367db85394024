"""Imports the modules that dp.torch imports when it traces: once, before the processes of cases
fork."""

import iree.compiler.dialects.complex
import iree.compiler.dialects.linalg
import iree.compiler.dialects.math
import torch._dynamo
import torch._inductor.fx_passes.dedupe_symint_uses
import torch.fx.experimental.validator

import dp.torch._mlir.dialects.torch
import dp.torch.export
