"""JAX's side of time_steps.py: jax_worker.py CONFIG PRECISION STATE [--tiny]. worker.py has the
protocol."""

import sys
import time

import configs
import worker

channel = worker.Channel()
name, precision, state_file = sys.argv[1:4]
config = configs.find_config(name, "--tiny" in sys.argv)

import jax

# Products and convolutions of f32 are TF32 on GPUs by default.
jax.config.update(
    "jax_default_matmul_precision", {"f32": "highest", "tf32": "tensorfloat32"}.get(precision)
)

import jax_steps


def attend_by_cudnn(*factors, is_causal):
    return jax.nn.dot_product_attention(*factors, is_causal=is_causal, implementation="cudnn")


class Side:
    def __init__(self):
        def load(prefix):
            return jax.tree.map(jax.device_put, configs.read_state(state_file, prefix))

        self.load = lambda: (load("params"), load("stats"))
        self.batch = None
        self.state = self.compiled = None

    def compile(self, attend):
        step, init = jax_steps.make_step(config, precision, attend)
        # The step consumes its state: parameters go in as copies of their own.
        self.state = init(*self.load())
        self.batch = jax.tree.map(jax.device_put, configs.make_batch(config))
        self.compiled = jax.jit(step, donate_argnums=(0,)).lower(self.state, self.batch).compile()

    def run(self):
        self.state, metrics = self.compiled(self.state, self.batch)
        return metrics

    def prepare(self):
        notes = {}
        begin = time.time()
        cudnn = (
            precision == "bf16" and config.model != "resnet50" and jax.default_backend() == "gpu"
        )
        try:
            self.compile(attend_by_cudnn if cudnn else None)
            notes["attention"] = "cudnn" if cudnn else "default"
        except Exception as error:
            if not cudnn:
                raise
            notes["attention"] = f"default; cudnn: {str(error)[:200]}"
            self.state = None
            self.compile(None)
        notes["compile_seconds"] = round(time.time() - begin, 1)
        losses = [float(self.run()["loss"]) for _ in range(worker.LOSSES)]
        memory = jax.devices()[0].memory_stats() or {}
        notes["gigabytes"] = round(memory.get("peak_bytes_in_use", 0) / 1e9, 2)
        return losses, notes

    def measure(self, mode, count):
        """The host's clock: of each step with a wait behind it, and of all steps with one wait
        behind the last."""
        for _ in range(worker.WARM_UP):
            loss = self.run()
        jax.block_until_ready((loss, self.state))
        begin = time.perf_counter()
        for _ in range(count):
            loss = self.run()
        jax.block_until_ready((loss, self.state))
        whole = (time.perf_counter() - begin) * 1e3 / count
        waited = []
        for _ in range(count):
            begin = time.perf_counter()
            loss = self.run()
            jax.block_until_ready((loss, self.state))
            waited.append((time.perf_counter() - begin) * 1e3)
        return {"ms": [whole], "waited_ms": waited, "loss": float(loss["loss"])}


channel.wait_for_go(jax=jax.__version__, backend=jax.default_backend())
side = Side()
channel.attempt("jit", side.prepare)
channel.serve(side.measure)
