#!/usr/bin/env python3
"""All-reduces between two hosts: dp over TCP and over MPI beside OpenMPI's own and PyTorch's Gloo, on one link.

all_reduce.py [--build build] [--python PYTHON] [--sizes 1K,1M,...] [--rate 10gbit] [--rounds 3]    (as root of a machine or namespace)

The hosts are two network namespaces that a pair of interfaces connects, as fast as the machine copies, or shaped to --rate by tc. In
each round all sides take turns at each size. PYTHON has torch; without it Gloo is left out. Times are of one sum of f32 in place on two
processes of one thread each: for dp that of the collective in a step, as `dp-run --profile` sees it (the shorter of the two ranks, since
the other one waits), for the others the mean of a loop. Answers a table of medians in milliseconds, and the largest ratio of dp to the
faster of the others.
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ADDRESSES = "10.9.0.1", "10.9.0.2"
UNITS = {"K": 1 << 10, "M": 1 << 20, "G": 1 << 30}

GRAPH = """func.func @step(%w: tensor<{n}xf32> {{dp.state, dp.name = "w"}}, %s: tensor<2xf32> {{dp.name = "s", dp.scatter = 0}})
    -> (tensor<{n}xf32> {{dp.updates = 0}}) {{
  %z = arith.constant dense<0.0> : tensor<{n}xf32>
  %r = linalg.generic {{indexing_maps = [affine_map<(j, i) -> (i)>, affine_map<(j, i) -> (j)>, affine_map<(j, i) -> (j)>],
      iterator_types = ["parallel", "reduction"]}} ins(%s, %w : tensor<2xf32>, tensor<{n}xf32>) outs(%z : tensor<{n}xf32>) {{
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    %t = arith.addf %o, %m : f32
    linalg.yield %t : f32
  }} -> tensor<{n}xf32>
  return %r : tensor<{n}xf32>
}}
"""

MPI = r"""#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  int n = atoi(argv[1]), times = atoi(argv[2]), rank;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  float *x = malloc(n * sizeof(float));
  for (int i = 0; i < n; ++i)
    x[i] = 0.5f + i % 7;
  for (int i = -2; i < 0; ++i)
    MPI_Allreduce(MPI_IN_PLACE, x, n, MPI_FLOAT, MPI_SUM, MPI_COMM_WORLD);
  for (int i = 0; i < n; ++i)
    x[i] = 0.0f;
  MPI_Barrier(MPI_COMM_WORLD);
  double begin = MPI_Wtime();
  for (int i = 0; i < times; ++i)
    MPI_Allreduce(MPI_IN_PLACE, x, n, MPI_FLOAT, MPI_SUM, MPI_COMM_WORLD);
  if (rank == 0)
    printf("%.9f\n", (MPI_Wtime() - begin) / times);
  MPI_Finalize();
}
"""

GLOO = """
import sys, time, torch, torch.distributed as dist
n, times = int(sys.argv[1]), int(sys.argv[2])
torch.set_num_threads(1)
dist.init_process_group("gloo")
x = torch.arange(n, dtype=torch.float32) % 7
for _ in range(2):
    dist.all_reduce(x)
x.zero_()
dist.barrier()
begin = time.perf_counter()
for _ in range(times):
    dist.all_reduce(x)
if dist.get_rank() == 0:
    print((time.perf_counter() - begin) / times)
dist.barrier()
dist.destroy_process_group()
"""


def run(command, **settings):
    return subprocess.run(command, check=True, **settings)


def fail(message):
    sys.exit(f"all_reduce: {message}")


class Hosts:
    """This namespace and a second one."""

    def __init__(self, rate):
        self.other = subprocess.Popen(["unshare", "-n", "sh", "-c", "echo ready; read _"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.other.stdout.readline()
        self.inside = ["nsenter", "-t", str(self.other.pid), "-n"]
        run(["ip", "link", "add", "one", "type", "veth", "peer", "name", "two", "netns", str(self.other.pid)])
        for prefix, name, address in (([], "one", ADDRESSES[0]), (self.inside, "two", ADDRESSES[1])):
            run([*prefix, "ip", "link", "set", "lo", "up"])
            run([*prefix, "ip", "addr", "add", f"{address}/24", "dev", name])
            run([*prefix, "ip", "link", "set", name, "up"])
            if rate:
                run([*prefix, "tc", "qdisc", "add", "dev", name, "root", "tbf", "rate", rate, "burst", "1m", "latency", "20ms"])

    def launch(self, command):
        """Runs the two processes of a torchrun job and returns the output of the first."""
        processes = []
        for rank, prefix in enumerate(([], self.inside)):
            env = dict(os.environ, RANK=str(rank), WORLD_SIZE="2", LOCAL_RANK="0", LOCAL_WORLD_SIZE="1", MASTER_ADDR=ADDRESSES[0],
                       MASTER_PORT="29511", GLOO_SOCKET_IFNAME=("one", "two")[rank])
            processes.append(subprocess.Popen([*prefix, *command(rank)], env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                              text=True))
        return self._collect(processes)

    def mpirun(self, command):
        """Runs them by mpirun, which starts its daemon on the other host by our agent."""
        with tempfile.NamedTemporaryFile("w", suffix=".sh", delete=False) as agent:
            agent.write(f'#!/bin/sh\nshift\nexec {" ".join(self.inside)} sh -c "$*"\n')
        os.chmod(agent.name, 0o700)
        try:
            mpirun = ["mpirun", "--allow-run-as-root", "-np", "2", "--host", ",".join(ADDRESSES), "--map-by", "node", "--bind-to", "none",
                      "--mca", "plm_rsh_agent", agent.name, "--mca", "btl", "tcp,self", "--mca", "pml", "ob1",
                      "--mca", "btl_tcp_if_include", "10.9.0.0/24", "--mca", "oob_tcp_if_include", "10.9.0.0/24"]
            return self._collect([subprocess.Popen([*mpirun, *command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)])
        finally:
            os.unlink(agent.name)

    @staticmethod
    def _collect(processes):
        outputs = [process.communicate(timeout=900) for process in processes]
        if any(process.returncode for process in processes):
            fail("\n".join(text for output in outputs for text in output))
        return outputs[0][0]

    def close(self):
        self.other.communicate(b"\n")


class Bench:
    def __init__(self, args, hosts, work):
        self.args, self.hosts, self.work = args, hosts, work
        self.tool = lambda name: os.path.join(os.path.abspath(args.build), "bin", name)
        with open(f"{work}/all_reduce.c", "w") as file:
            file.write(MPI)
        with open(f"{work}/secret", "w") as file:
            file.write(os.urandom(16).hex())
        os.chmod(file.name, 0o600)
        run(["mpicc", "-O2", f"{work}/all_reduce.c", "-o", f"{work}/mpi"])

    def prepare(self, size):
        with open(f"{self.work}/{size}.mlir", "w") as file:
            file.write(GRAPH.format(n=size // 4))
        run([self.tool("dp-compile"), file.name, "-o", f"{self.work}/{size}.so", "--cache=off"])

    def dp_command(self, size, backend, rank):
        return [self.tool("dp-run"), f"{self.work}/{size}.so", "--random", "1", "--steps", "4", "--threads", "1", "--backend", backend,
                "--secret-file", f"{self.work}/secret", "--profile", f"{self.work}/profile.json"]

    def dp_time(self):
        with open(f"{self.work}/profile.json") as file:
            events = json.load(file)["traceEvents"]
        return min(event["dur"] for event in events if event.get("cat") == "collective") * 1e-6

    def measure(self, side, size):
        """Returns seconds."""
        times = max(3, min(300, (64 << 20) // size))
        if side == "dp, tcp":
            self.hosts.launch(lambda rank: self.dp_command(size, "tcp", rank))
            return self.dp_time()
        if side == "dp, mpi":
            self.hosts.mpirun(self.dp_command(size, "mpi", 0))
            return self.dp_time()
        if side == "OpenMPI":
            return float(self.hosts.mpirun([f"{self.work}/mpi", str(size // 4), str(times)]))
        return float(self.hosts.launch(lambda rank: [self.args.python, "-c", GLOO, str(size // 4), str(times)]))


def parse_size(text):
    return int(text[:-1]) * UNITS[text[-1]] if text[-1] in UNITS else int(text)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default="build")
    parser.add_argument("--python", default=sys.executable)
    parser.add_argument("--sizes", default="1K,32K,1M,16M,128M,512M")
    parser.add_argument("--rate", default="")
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    if "DP_ALL_REDUCE_NAMESPACE" not in os.environ:
        os.environ["DP_ALL_REDUCE_NAMESPACE"] = "1"
        os.execvp("unshare", ["unshare", "-n", sys.executable, *sys.argv])
    for program in ("ip", "tc", "nsenter", "mpirun", "mpicc"):
        if not shutil.which(program):
            fail(f"'{program}' is missing (Debian: iproute2, util-linux, libopenmpi-dev, openmpi-bin)")
    sides = ["dp, tcp", "dp, mpi", "OpenMPI"]
    if subprocess.run([args.python, "-c", "import torch.distributed"], capture_output=True).returncode == 0:
        sides.append("Gloo")
    hosts = Hosts(args.rate)
    try:
        with tempfile.TemporaryDirectory() as work:
            bench = Bench(args, hosts, work)
            worst = 0.0
            print("| size | " + " | ".join(f"{side}, ms" for side in sides) + " | ratio |")
            print("|---" * (len(sides) + 2) + "|")
            for name in args.sizes.split(","):
                size = parse_size(name)
                bench.prepare(size)
                samples = {side: [] for side in sides}
                for _ in range(args.rounds):
                    for side in sides:
                        samples[side].append(bench.measure(side, size) * 1e3)
                medians = {side: statistics.median(values) for side, values in samples.items()}
                ratio = medians["dp, tcp"] / min(value for side, value in medians.items() if not side.startswith("dp"))
                worst = max(worst, ratio)
                print(f"| {name} | " + " | ".join(f"{medians[side]:.3g}" for side in sides) + f" | {ratio:.2f} |", flush=True)
            print(f"largest ratio: {worst:.2f}")
    finally:
        hosts.close()


if __name__ == "__main__":
    main()
