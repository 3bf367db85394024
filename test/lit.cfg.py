# Configuration of the lit suite; see test/CMakeLists.txt for how it is started.

import ctypes
import os
import shutil
import subprocess

import lit.formats
from lit.llvm import llvm_config
from lit.llvm.subst import FindTool, ToolSubst

config.name = "dp"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir", ".test"]
config.excludes = ["Inputs", "idioms", "models", "unit", "CMakeLists.txt"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(config.dp_build_dir, "test")

# Messages in the system's own language would break FileCheck lines.
config.environment["LC_ALL"] = "C.UTF-8"
llvm_config.with_environment("PATH", config.llvm_tools_dir, append_path=True)
# The folder in which jobs of processes find, or create, their user's secret.
config.environment["XDG_CONFIG_HOME"] = os.path.join(config.test_exec_root, "config")

# Tests see the compiler, not what it kept; those of the cache choose one.
config.environment["DP_CACHE"] = "off"

# No test depends on time, as lines about phases that take long do.
config.environment["DP_PROGRESS"] = "off"

# `lit --param verify_roundtrip=1` runs every dp-opt line with that flag too.
dp_opt_arguments = []
if lit_config.params.get("verify_roundtrip", "0") not in ("", "0"):
    dp_opt_arguments.append("--verify-roundtrip")

# `--param coretype=Haswell` (or OPENBLAS_CORETYPE in the environment) runs the suite with
# OpenBLAS's kernels for that CPU, `--param mcpu=x86-64-v2` (or DP_TEST_MCPU) with
# dp-compile's code for that one, unless a test chooses itself. This CPU must be able to
# execute both.
dp_coretype = lit_config.params.get("coretype", os.environ.get("OPENBLAS_CORETYPE", ""))
dp_mcpu = lit_config.params.get("mcpu", os.environ.get("DP_TEST_MCPU", ""))
dp_compile = os.path.join(config.dp_tools_dir, "dp-compile")
if dp_coretype:
    config.environment["OPENBLAS_CORETYPE"] = dp_coretype
    # oneDNN's code for such a machine.
    config.environment["DNNL_MAX_CPU_ISA"] = (
        "AVX2" if dp_coretype.lower() in ("haswell", "zen") else "SSE41"
    )
if "dnnl" in lit_config.params:  # `--param dnnl=off` runs the suite without oneDNN
    config.environment["DP_DNNL"] = lit_config.params["dnnl"]
if dp_mcpu:
    folder = os.path.join(config.test_exec_root, "mcpu", dp_mcpu)
    os.makedirs(folder, exist_ok=True)
    wrapper = os.path.join(folder, "dp-compile")
    with open(f"{wrapper}.{os.getpid()}", "w") as file:
        file.write(
            f'#!/bin/sh\ncase " $* " in *" --mcpu"*) exec "{dp_compile}" "$@" ;; esac\n'
            f'exec "{dp_compile}" --mcpu={dp_mcpu} "$@"\n'
        )
        os.chmod(file.name, 0o755)
    os.replace(file.name, wrapper)
    config.substitutions.append(("%bin/dp-compile", wrapper))
    dp_compile = wrapper

tools = [
    ToolSubst("dp-opt", FindTool("dp-opt"), extra_args=dp_opt_arguments),
    ToolSubst("dp-test-compile", FindTool("dp-test-compile")),
    ToolSubst("dp-test-opt", FindTool("dp-test-opt"), extra_args=dp_opt_arguments),
    ToolSubst("dp-test-parallel", FindTool("dp-test-parallel")),
    ToolSubst("dp-compile", dp_compile),
    ToolSubst("dp-run", FindTool("dp-run")),
    ToolSubst("dp-lsp-server", FindTool("dp-lsp-server")),
    ToolSubst("FileCheck", FindTool("FileCheck"), extra_args=["-enable-var-scope"]),
    "not",
    "count",
    "split-file",
    "mlir-opt",
    "mlir-tblgen",
]
llvm_config.add_tool_substitutions(tools, [config.dp_tools_dir, config.llvm_tools_dir])

config.substitutions += [
    ("%bin", config.dp_tools_dir),
    ("%build", config.dp_build_dir),
    ("%models", os.path.join(config.test_source_root, "models")),
    ("%integration", os.path.join(config.test_source_root, "Integration")),
    ("%scripts", os.path.join(config.test_source_root, os.pardir, "scripts")),
    ("%python", config.dp_python),
    ("%mlir_include", config.mlir_include_dir),
    ("%readelf", os.path.join(config.llvm_tools_dir, "llvm-readelf")),
]

if shutil.which("patchelf"):
    config.available_features.add("patchelf")

# The package of python/ with this build's compiler and runtime.
package = os.path.join(config.test_source_root, os.pardir, "python")
environment = (
    f"env PYTHONPATH={package} DP_BUILD={config.dp_build_dir} DP_COMPILER={dp_compile} "
    f"DP_CACHE={os.path.join(config.test_exec_root, 'python-cache')}"
)
config.substitutions.append(("%dp_python", f"{environment} {config.dp_python}"))


def count_cuda_devices():
    """How many GPUs the machine's own driver has."""
    count = ctypes.c_int(0)
    try:
        driver = ctypes.CDLL("libcuda.so.1")
        if driver.cuInit(0) or driver.cuDeviceGetCount(ctypes.byref(count)):
            return 0
    except (OSError, AttributeError):
        return 0
    return count.value


# ptxas and libdevice; nvcc and nccl.h come with them in PyPI's wheels, but an
# installed toolkit may be without.
if config.dp_cuda_toolkit:
    config.available_features.add("cuda-toolkit")
    config.substitutions.append(("%cuda_toolkit", config.dp_cuda_toolkit))
    if all(
        os.path.exists(os.path.join(config.dp_cuda_toolkit, f))
        for f in ("bin/nvcc", "include/nccl.h")
    ):
        config.available_features.add("nvcc")
        config.substitutions.append(("%nvcc", os.path.join(config.dp_cuda_toolkit, "bin", "nvcc")))
if count_cuda_devices() > 0:
    config.available_features.add("cuda-device")
else:
    lit_config.note("no GPU: tests that need cuda-device are skipped")
# The emulated GPU (docs/testing.md).
fake = os.path.join(config.dp_build_dir, "lib", "libdp_fake_cuda.so")
if os.path.exists(fake):
    config.available_features.add("fake-cuda")
    libraries = ("CUDA", "NCCL", "CUBLAS", "CUBLASLT", "CUDNN", "CUFFT", "CUSOLVER")
    names = " ".join(f"DP_{library}_LIBRARY={fake}" for library in libraries)
    config.substitutions.append(("%fake_cuda", f"env {names}"))
# Pass statistics and --debug-only.
if config.dp_llvm_assertions:
    config.available_features.add("llvm-assertions")
# The C API and the plugin need the shared libMLIR.
if config.dp_shared_mlir:
    config.available_features.add("shared-mlir")
# A stock mlir-opt, which the plugin is loaded into.
if config.dp_shared_mlir and os.path.exists(os.path.join(config.llvm_tools_dir, "mlir-opt")):
    config.available_features.add("mlir-opt")
    plugin = os.path.join(config.dp_build_dir, "lib", "DPPlugin.so")
    config.substitutions.append(
        ("%load_dp", f"--load-dialect-plugin={plugin} --load-pass-plugin={plugin}")
    )
mpirun = shutil.which("mpirun")
if mpirun and os.path.exists(os.path.join(config.dp_build_dir, "lib", "libdp_mpi.so")):
    config.available_features.add("mpi")
    config.substitutions.append(
        ("%mpirun", os.path.join(config.test_source_root, "Inputs", "mpirun.sh"))
    )
else:
    lit_config.note(
        "no mpirun: tests that need mpi are skipped"
        if not mpirun
        else "libdp_mpi.so was not built (no MPI headers): tests that need mpi are skipped"
    )


def has_network_namespaces():
    """Whether a test may have a network of its own; containers may forbid it."""
    try:
        command = ["unshare", "-rn", "ip", "link", "set", "lo", "up"]
        return subprocess.run(command, stderr=subprocess.DEVNULL).returncode == 0
    except OSError:
        return False


if has_network_namespaces():
    config.available_features.add("network-namespace")
if config.dp_has_numpy:
    config.available_features.add("numpy")
    if (
        subprocess.call([config.dp_python, "-c", "import safetensors"], stderr=subprocess.DEVNULL)
        == 0
    ):
        config.available_features.add("safetensors")
    conformance = os.path.join(config.dp_build_dir, "conformance")
    # JAX's own steps, which say what is right, took half of the time of a test to compile: XLA does
    # not optimize them, and has the emitters that are faster. Another version may lack these flags.
    xla = '"--xla_backend_optimization_level=0 --xla_cpu_use_fusion_emitters=false"'
    # To import PyTorch and what a trace imports takes 7 s of CPU time: the suite does so once, and
    # the scripts of %torch_python are forks (docs/testing.md).
    fork_client = " ".join(
        [
            f"{config.dp_python} -IS",
            os.path.join(config.test_source_root, "Inputs", "forkserver", "client.py"),
            os.path.join(config.test_exec_root, f"forkserver-{os.getpid()} {os.getpid()}"),
            "torch._dynamo,torch._inductor.fx_passes.dedupe_symint_uses,torch.export,"
            "torch.fx.experimental.validator,iree.compiler.dialects.complex,"
            "iree.compiler.dialects.linalg,iree.compiler.dialects.math,"
            "iree.compiler.extras.fx_importer",
        ]
    )
    # Frameworks have virtual environments, which `./dp test` makes.
    frameworks = {
        "torch": ("torch", "torchvision", "expecttest", "iree"),
        "torch-frameworks": ("torch", "transformers", "accelerate", "lightning", "peft", "timm"),
        "jax": ("jax", "absl", "optax"),
    }
    for framework, modules in frameworks.items():
        # Found, not imported: that takes seconds.
        find = f"import importlib.util as u, sys; sys.exit(not all(map(u.find_spec, {modules})))"
        own = os.path.join(conformance, framework, "bin", "python")
        for candidate in (own, config.dp_python):
            if (
                os.path.exists(candidate)
                and subprocess.call([candidate, "-c", find], stderr=subprocess.DEVNULL) == 0
            ):
                config.available_features.add(framework)
                # Threads of OpenMP do not survive a fork. sitecustomize.py of `startup` saves a
                # process two seconds.
                startup = os.path.join(config.test_source_root, "Inputs", "startup")
                settings = f"PYTHONPATH={package}:{startup} OMP_NUM_THREADS=1"
                if framework == "jax" and candidate == own:
                    settings += f" XLA_FLAGS={xla}"
                start = f"{environment} {settings}"
                if framework == "torch":
                    config.substitutions.append(("%fresh_torch_python", f"{start} {candidate}"))
                    start += "" if config.dp_sanitize else f" {fork_client}"
                config.substitutions.append((f"%{framework}_python", f"{start} {candidate}"))
                break
        else:
            lit_config.note(
                f"no Python with {', '.join(modules)}: tests that need {framework} are skipped"
            )
    # The linters of Python, too.
    linters = os.path.join(config.dp_build_dir, "lint")
    if os.path.exists(os.path.join(linters, "complete")):
        config.available_features.add("linters")
        program = os.path.join(linters, "bin", "{}").format
        checker = f"{program('basedpyright')} --pythonpath {program('python')}"
        config.substitutions += [("%ruff", program("ruff")), ("%basedpyright", checker)]
    else:
        lit_config.note(f"no {linters}, which `./dp test` makes: Python is not linted")
    # MLIR's own tests, which `./dp conformance upstream` takes from Debian's source of LLVM.
    if os.path.exists(os.path.join(conformance, "upstream", "complete")):
        config.available_features.add("upstream-tests")
        config.substitutions.append(("%upstream_tests", os.path.join(conformance, "upstream")))
if config.dp_sanitize:
    config.available_features.add("sanitizer")
    # As the test preset of the same name. MLIR's code, which is not
    # instrumented, does not annotate the containers that it shares with ours.
    asan = "detect_container_overflow=0:allow_user_poisoning=0"
    config.environment["ASAN_OPTIONS"] = asan
    suppressions = os.path.join(config.test_source_root, "lsan.supp")
    config.environment["LSAN_OPTIONS"] = f"suppressions={suppressions}:print_suppressions=0"
    config.environment["UBSAN_OPTIONS"] = "halt_on_error=1:print_stacktrace=1"
    # Open MPI leaks on purpose, from plugins that are already unloaded then.
    config.substitutions = [
        (name, f"env ASAN_OPTIONS={asan}:detect_leaks=0 {value}" if name == "%mpirun" else value)
        for name, value in config.substitutions
    ]
if config.host_triple.startswith("x86_64"):
    config.available_features.add("x86_64")
