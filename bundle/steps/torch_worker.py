"""PyTorch's side of time_steps.py: torch_worker.py CONFIG PRECISION STATE [--tiny] [--modes
eager,compile,graph]. worker.py has the protocol. torch_worker.py ceilings prints the GPU's measured
rates of products and copies, the most that a step can reach.

  eager    the module as it is, fused optimizer
  compile  the module under torch.compile
  graph    the compiled module, or where that failed the eager one, each step replayed as one CUDA
           graph
"""

import argparse
import statistics
import time

import configs
import worker

channel = worker.Channel()

import torch
import torch_steps

device = torch.device("cuda" if torch.cuda.is_available() else "cpu")


class EventTimer:
    """Milliseconds between marks: by events on a GPU, else by the host's clock."""

    def __init__(self):
        self.marks = []

    def mark(self):
        if device.type == "cuda":
            event = torch.cuda.Event(enable_timing=True)
            event.record()
            self.marks.append(event)
        else:
            self.marks.append(time.perf_counter())

    def spans(self):
        if device.type == "cuda":
            torch.cuda.synchronize()
            return [a.elapsed_time(b) for a, b in zip(self.marks, self.marks[1:])]
        return [(b - a) * 1e3 for a, b in zip(self.marks, self.marks[1:])]


def median_ms(function, count=10):
    for _ in range(3):
        function()
    timer = EventTimer()
    timer.mark()
    for _ in range(count):
        function()
        timer.mark()
    return statistics.median(timer.spans())


def print_ceilings():
    n = 8192 if device.type == "cuda" else 256
    size = 1 << (32 if device.type == "cuda" else 24)
    made = {}
    for name, dtype, precision in (
        ("bf16", torch.bfloat16, "highest"),
        ("tf32", torch.float32, "high"),
        ("f32", torch.float32, "highest"),
    ):
        torch.set_float32_matmul_precision(precision)
        a, b = (torch.randn(n, n, device=device).to(dtype) for _ in range(2))
        out = torch.empty_like(a)
        made[f"{name} product, TFLOP/s"] = (
            2 * n**3 / median_ms(lambda: torch.mm(a, b, out=out)) / 1e9
        )
    a = torch.zeros(size // 4, device=device)
    b = torch.empty_like(a)
    made["copy, read and written, GB/s"] = 2 * size / median_ms(lambda: b.copy_(a)) / 1e6
    name = torch.cuda.get_device_name() if device.type == "cuda" else "CPU"
    channel.say(
        ceilings={k: round(v, 1) for k, v in made.items()}, device=name, torch=torch.__version__
    )


class Side:
    def __init__(self, config, precision, state_file):
        self.config = config
        torch.set_float32_matmul_precision("high" if precision == "tf32" else "highest")
        torch.backends.cudnn.allow_tf32 = precision == "tf32"
        torch.backends.cudnn.benchmark = True
        self.initial = [configs.read_state(state_file, prefix) for prefix in ("params", "stats")]
        self.model = torch_steps.make_model(config, precision, *self.initial, device)
        self.batch = torch_steps.make_batch(self.model, device)
        self.functions = {"eager": self.model}
        self.graph = None
        self.working = set()
        self.captured = ""

    def reset(self):
        """Sets the initial state; addresses stay, as a CUDA graph needs them."""
        with torch.no_grad():
            for values, arrays in zip((self.model.p, self.model.stats), self.initial):
                for name, value in values.items():
                    array = torch.from_numpy(arrays[name].copy())
                    value.copy_(array.permute(0, 3, 1, 2) if array.dim() == 4 else array)
        for parameter in self.model.p.values():
            parameter.grad = None
        self.graph = None
        self.optimizer = torch_steps.make_optimizer(self.config, self.model.p.values(), device)

    def step(self, mode):
        if mode == "graph":
            self.graph.replay()
            return self.loss
        self.optimizer.zero_grad(set_to_none=True)
        loss = self.functions[mode](*self.batch)
        loss.backward()
        if self.config.model != "resnet50":
            torch.nn.utils.clip_grad_norm_(self.model.p.values(), configs.ADAMW["clip"])
        self.optimizer.step()
        return loss.detach()

    def prepare(self, mode):
        begin = time.time()
        if mode == "compile":
            self.functions["compile"] = torch.compile(self.model)
        if mode == "graph":
            # It is captured when it is measured for the first time: a failure leaves no doubt about
            # the other modes.
            if device.type != "cuda":
                raise RuntimeError("CUDA graphs need a GPU")
            losses = []
        else:
            self.reset()
            if device.type == "cuda":
                torch.cuda.empty_cache()
                torch.cuda.reset_peak_memory_stats()
            losses = [self.step(mode).item() for _ in range(worker.LOSSES)]
        self.working.add(mode)
        peak = torch.cuda.max_memory_allocated() if device.type == "cuda" else 0
        return losses, {
            "compile_seconds": round(time.time() - begin, 1),
            "gigabytes": round(peak / 1e9, 2),
        }

    def capture(self):
        self.captured = "compile" if "compile" in self.working else "eager"
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            for _ in range(3):
                self.step(self.captured)
        torch.cuda.current_stream().wait_stream(stream)
        self.optimizer.zero_grad(set_to_none=True)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            self.loss = self.step(self.captured)
        self.graph = graph

    def measure(self, mode, count):
        """By events around each step, and by the host's clock for all."""
        if mode == "graph" and not self.graph:
            self.capture()
        for _ in range(worker.WARM_UP):
            loss = self.step(mode)
        if device.type == "cuda":
            torch.cuda.synchronize()
        timer = EventTimer()
        begin = time.perf_counter()
        timer.mark()
        for _ in range(count):
            loss = self.step(mode)
            timer.mark()
        spans = timer.spans()
        return {
            "ms": spans,
            "whole_ms": (time.perf_counter() - begin) * 1e3 / count,
            "loss": loss.item(),
            **({"captured": self.captured} if mode == "graph" else {}),
        }


def main():
    parser = argparse.ArgumentParser(description="PyTorch's side of time_steps.py")
    parser.add_argument("config", help="configuration, or `ceilings`")
    parser.add_argument("precision", nargs="?")
    parser.add_argument("state", nargs="?")
    parser.add_argument("--tiny", action="store_true")
    parser.add_argument("--modes", default="eager,compile,graph")
    args = parser.parse_args()
    if args.config == "ceilings":
        return print_ceilings()
    channel.wait_for_go(torch=torch.__version__, device=device.type)
    side = Side(configs.find_config(args.config, args.tiny), args.precision, args.state)
    for mode in args.modes.split(","):
        channel.attempt(mode, lambda: side.prepare(mode))
    channel.serve(side.measure)


main()
