"""Files, interpreters and environments of time_steps.py."""

import glob
import os
import shutil
import sys
import tarfile
import threading
import time

import configs
import numpy as np
from worker_process import Worker


class Settings:
    """Files, interpreters and environments."""

    def __init__(self, args, log):
        self.args, self.log, self.tiny = args, log, args.tiny
        self.lock = threading.Lock()
        self.patience = {framework: args.patience for framework in ("torch", "jax")}
        self.broken = set(args.without.split(","))
        # The files of states are large; compiled code must lie where it can be executed.
        roomy = os.path.isdir("/dev/shm") and shutil.disk_usage("/dev/shm").free > 12e9
        self.arrays = "/dev/shm/dp-steps" if roomy else args.cache
        for folder in (args.cache, self.arrays):
            os.makedirs(folder, exist_ok=True)

    def unpack(self):
        """Unpacks the programs, if they came as an archive."""
        if os.path.exists(self.args.programs + ".tar.xz") and not os.path.isdir(self.args.programs):
            with tarfile.open(self.args.programs + ".tar.xz") as archive:
                archive.extractall(self.args.programs)

    def python(self, framework):
        return getattr(self.args, f"{framework}_python") or sys.executable

    def config(self, name):
        return configs.find_config(name, self.tiny)

    def program(self, name):
        return os.path.join(self.args.programs, f"{name}.so")

    def array_file(self, config, extension):
        return os.path.join(self.arrays, f"{config}{'-tiny' if self.tiny else ''}{extension}")

    def state(self, config):
        """Returns the file of the initial state, which is made once."""
        path = self.array_file(config, ".safetensors")
        with self.lock:
            if not os.path.exists(path):
                begin = time.time()
                configs.write_state(path, self.config(config))
                self.log.add(
                    config,
                    "state",
                    f"{os.path.getsize(path) / 1e9:.2f} GB written in {time.time() - begin:.1f} s",
                )
        return path

    def data(self, config):
        """Returns the file of the batch."""
        path = self.array_file(config, ".npz")
        with self.lock:
            if not os.path.exists(path):
                np.savez(path[:-4] + ".tmp.npz", **configs.make_batch(self.config(config)))
                os.replace(path[:-4] + ".tmp.npz", path)
        return path

    def worker_environment(self, row=None):
        cache = os.path.abspath(self.args.cache)
        made = dict(
            os.environ,
            TORCHINDUCTOR_CACHE_DIR=os.path.join(cache, "inductor"),
            TRITON_CACHE_DIR=os.path.join(cache, "triton"),
            JAX_COMPILATION_CACHE_DIR=os.path.join(cache, "jax"),
            JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS="0",
            JAX_PERSISTENT_CACHE_MIN_ENTRY_SIZE_BYTES="-1",
            XLA_PYTHON_CLIENT_PREALLOCATE="false",
            TF_CPP_MIN_LOG_LEVEL="2",
            TORCHINDUCTOR_COMPILE_THREADS="4",
        )
        if row and row.alone:
            made.update(
                PYTORCH_ALLOC_CONF="expandable_segments:True", XLA_PYTHON_CLIENT_MEM_FRACTION="0.95"
            )
        if self.tiny:
            made.update(JAX_PLATFORMS="cpu")
        return made

    def runner_environment(self):
        """The loader finds the libraries of PyPI's wheels, and cuDNN those that it compiles
        with."""
        folders = [
            folder
            for path in sys.path
            if path
            for folder in sorted(glob.glob(os.path.join(path, "nvidia", "*", "lib")))
        ]
        before = [os.environ["LD_LIBRARY_PATH"]] if os.environ.get("LD_LIBRARY_PATH") else []
        return (
            dict(os.environ, LD_LIBRARY_PATH=":".join(before + folders))
            if folders
            else dict(os.environ)
        )

    def start(self, row, framework, modes=None):
        if framework == "jax":
            return Worker(self, row, framework, "jax_worker.py", ["jit"])
        modes = modes or (["eager", "compile"] if row.alone else ["eager", "compile", "graph"])
        return Worker(self, row, framework, "torch_worker.py", modes)

    def start_all(self, row):
        return [
            self.start(row, framework)
            for framework in ("torch", "jax")
            if getattr(row, framework) and framework not in self.broken
        ]
