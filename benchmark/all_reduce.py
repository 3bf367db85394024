#!/usr/bin/env python3
"""All-reduces between two hosts: dp over TCP and over MPI beside OpenMPI's own and PyTorch's Gloo,
on one link.

all_reduce.py [--build build] [--python PYTHON] [--hosts 2] [--sizes 1K,1M,...] [--rate 10gbit]
[--rounds 3] [--sides 'dp, tcp;OpenMPI'] (as root of a machine or namespace)

The hosts are network namespaces that a bridge connects, or two that a pair of interfaces connects:
as fast as the machine copies, or shaped to --rate by tc. In each round all sides take turns at each
size. PYTHON has torch; without it Gloo is left out. Times are of one sum of f32 on one process of
one thread per host: for dp the median of a step's chain of sums, each of the result of the one
before, as `dp-run --profile` sees them (on all ranks; a wait for one that comes later counts), for
the others the median of a loop. Answers a table of the rounds' medians in milliseconds, and the
largest ratio of dp over TCP to the faster of the others.
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
UNITS = {"K": 1 << 10, "M": 1 << 20, "G": 1 << 30}

# Values stay near those of s: no denormal numbers.
GRAPH = """#to_vector = affine_map<(j, i) -> (i)>
#to_row = affine_map<(j, i) -> (j)>
func.func @step(%r0: tensor<{n}xf32> {{dp.state, dp.name = "w"}}, %s: tensor<{hosts}xf32> {{dp.name
    = "s", dp.scatter = 0}})
    -> (tensor<{n}xf32> {{dp.updates = 0}}) {{
  %z = arith.constant dense<0.0> : tensor<{n}xf32>
  %q = arith.constant 0.125 : f32
{sums}  return %r{times} : tensor<{n}xf32>
}}
"""

SUM = """  %r{after} = linalg.generic {{indexing_maps = [#to_row, #to_vector, #to_vector],
    iterator_types = ["reduction", "parallel"]}}
      ins(%s, %r{before} : tensor<{hosts}xf32>, tensor<{n}xf32>) outs(%z : tensor<{n}xf32>) {{
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %q, %b : f32
    %t = arith.addf %a, %m : f32
    %u = arith.addf %o, %t : f32
    linalg.yield %u : f32
  }} -> tensor<{n}xf32>
"""

MPI = r"""#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
static int compare(const void *a, const void *b) {
  double difference = *(const double *)a - *(const double *)b;
  return (difference > 0) - (difference < 0);
}
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
  double *seconds = malloc(times * sizeof(double));
  MPI_Barrier(MPI_COMM_WORLD);
  for (int i = 0; i < times; ++i) {
    double begin = MPI_Wtime();
    MPI_Allreduce(MPI_IN_PLACE, x, n, MPI_FLOAT, MPI_SUM, MPI_COMM_WORLD);
    seconds[i] = MPI_Wtime() - begin;
  }
  qsort(seconds, times, sizeof(double), compare);
  if (rank == 0)
    printf("%.9f\n", seconds[times / 2]);
  MPI_Finalize();
}
"""

GLOO = """
import statistics, sys, time, torch, torch.distributed as dist
n, times = int(sys.argv[1]), int(sys.argv[2])
torch.set_num_threads(1)
dist.init_process_group("gloo")
x = torch.arange(n, dtype=torch.float32) % 7
for _ in range(2):
    dist.all_reduce(x)
x.zero_()
dist.barrier()
seconds = []
for _ in range(times):
    begin = time.perf_counter()
    dist.all_reduce(x)
    seconds.append(time.perf_counter() - begin)
if dist.get_rank() == 0:
    print(statistics.median(seconds))
dist.barrier()
dist.destroy_process_group()
"""


def run(command, **settings):
    return subprocess.run(command, check=True, **settings)


def fail(message):
    sys.exit(f"all_reduce: {message}")


def enter_namespace():
    """Starts this program anew in a network namespace of its own."""
    if "DP_ALL_REDUCE_NAMESPACE" not in os.environ:
        os.environ["DP_ALL_REDUCE_NAMESPACE"] = "1"
        os.execvp("unshare", ["unshare", "-n", sys.executable, *sys.argv])


class Hosts:
    """This namespace and others."""

    def __init__(self, count, rate):
        self.addresses = [f"10.9.0.{host + 1}" for host in range(count)]
        self.others = [
            subprocess.Popen(
                ["unshare", "-n", "sh", "-c", "echo ready; read _"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
            )
            for _ in range(1, count)
        ]
        for other in self.others:
            other.stdout.readline()
        self.inside = [[]] + [["nsenter", "-t", str(other.pid), "-n"] for other in self.others]
        if count == 2:
            run(
                [
                    "ip",
                    "link",
                    "add",
                    "net",
                    "type",
                    "veth",
                    "peer",
                    "name",
                    "net",
                    "netns",
                    str(self.others[0].pid),
                ]
            )
        else:
            self._bridge()
        for prefix, address in zip(self.inside, self.addresses):
            run([*prefix, "ip", "link", "set", "lo", "up"])
            run([*prefix, "ip", "addr", "add", f"{address}/24", "dev", "net"])
            run([*prefix, "ip", "link", "set", "net", "up"])
            if rate:
                run(
                    [
                        *prefix,
                        "tc",
                        "qdisc",
                        "add",
                        "dev",
                        "net",
                        "root",
                        "tbf",
                        "rate",
                        rate,
                        "burst",
                        "128k",
                        "latency",
                        "20ms",
                    ]
                )

    def _bridge(self):
        run(["ip", "link", "add", "bridge", "type", "bridge"])
        run(["ip", "link", "set", "bridge", "up"])
        for host, other in enumerate([None, *self.others]):
            namespace = ["netns", str(other.pid)] if other else []
            run(
                [
                    "ip",
                    "link",
                    "add",
                    f"port{host}",
                    "type",
                    "veth",
                    "peer",
                    "name",
                    "net",
                    *namespace,
                ]
            )
            run(["ip", "link", "set", f"port{host}", "master", "bridge", "up"])

    def launch(self, command):
        """Runs the processes of a torchrun job, one per host, and returns the output of the
        first."""
        processes = []
        for rank, prefix in enumerate(self.inside):
            env = dict(
                os.environ,
                RANK=str(rank),
                WORLD_SIZE=str(len(self.inside)),
                LOCAL_RANK="0",
                LOCAL_WORLD_SIZE="1",
                MASTER_ADDR=self.addresses[0],
                MASTER_PORT="29511",
                GLOO_SOCKET_IFNAME="net",
            )
            processes.append(
                subprocess.Popen(
                    [*prefix, *command(rank)],
                    env=env,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                    text=True,
                )
            )
        return self._collect(processes)

    def mpirun(self, command):
        """Runs them by mpirun, which starts its daemons on the other hosts by our agent."""
        with tempfile.TemporaryDirectory() as work:
            agent = f"{work}/agent.sh"
            with open(agent, "w") as file:
                # The daemons believe to be on one host: each needs a folder of its own.
                file.write(
                    f"#!/bin/sh\nhost=$1\nshift\nmkdir -p {work}/$host\nexport "
                    f"TMPDIR={work}/$host\ncase $host in\n"
                )
                for prefix, address in zip(self.inside, self.addresses):
                    file.write(f'{address}) exec {" ".join(prefix)} sh -c "$*";;\n')
                file.write("esac\n")
            os.chmod(agent, 0o700)
            mpirun = [
                "mpirun",
                "--allow-run-as-root",
                "-np",
                str(len(self.inside)),
                "--host",
                ",".join(self.addresses),
                "--map-by",
                "node",
                "--bind-to",
                "none",
                "--mca",
                "plm_rsh_agent",
                agent,
                "--mca",
                "btl",
                "tcp,self",
                "--mca",
                "pml",
                "ob1",
                "--mca",
                "btl_tcp_if_include",
                "10.9.0.0/24",
                "--mca",
                "oob_tcp_if_include",
                "10.9.0.0/24",
            ]
            return self._collect(
                [
                    subprocess.Popen(
                        [*mpirun, *command],
                        stdout=subprocess.PIPE,
                        stderr=subprocess.PIPE,
                        text=True,
                    )
                ]
            )

    @staticmethod
    def _collect(processes):
        outputs = [process.communicate(timeout=900) for process in processes]
        if any(process.returncode for process in processes):
            fail("\n".join(text for output in outputs for text in output))
        return outputs[0][0]

    def close(self):
        for other in self.others:
            other.communicate(b"\n")


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
            times = max(3, min(200, (32 << 20) // size))
            sizes = {"n": size // 4, "hosts": self.args.hosts}
            sums = "".join(SUM.format(before=i, after=i + 1, **sizes) for i in range(times))
            file.write(GRAPH.format(times=times, sums=sums, **sizes))
        run([self.tool("dp-compile"), file.name, "-o", f"{self.work}/{size}.so", "--cache=off"])

    def dp_command(self, size, backend, rank):
        return [
            self.tool("dp-run"),
            f"{self.work}/{size}.so",
            "--random",
            "1",
            "--steps",
            "4",
            "--threads",
            "1",
            "--job",
            backend,
            "--secret-file",
            f"{self.work}/secret",
            "--profile",
            f"{self.work}/profile.json",
        ]

    def dp_time(self):
        with open(f"{self.work}/profile.json") as file:
            events = json.load(file)["traceEvents"]
        ranks = [
            [
                event["dur"]
                for event in events
                if event.get("cat") == "collective" and event["pid"] == rank
            ]
            for rank in range(self.args.hosts)
        ]
        return statistics.median(seconds for rank in ranks for seconds in rank[1:]) * 1e-6

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
        return float(
            self.hosts.launch(
                lambda rank: [self.args.python, "-c", GLOO, str(size // 4), str(times)]
            )
        )


def parse_size(text):
    return int(text[:-1]) * UNITS[text[-1]] if text[-1] in UNITS else int(text)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--build", default="build")
    parser.add_argument("--python", default=sys.executable)
    parser.add_argument("--sizes", default="1K,32K,1M,16M,128M,512M")
    parser.add_argument("--hosts", type=int, default=2)
    parser.add_argument("--rate", default="")
    parser.add_argument("--sides", default="dp, tcp;dp, mpi;OpenMPI;Gloo", help="separated by ';'")
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    enter_namespace()
    for program in ("ip", "tc", "nsenter", "mpirun", "mpicc"):
        if not shutil.which(program):
            fail(
                f"'{program}' is missing (Debian: iproute2, util-linux, libopenmpi-dev, "
                f"openmpi-bin)"
            )
    sides = args.sides.split(";")
    if (
        subprocess.run(
            [args.python, "-c", "import torch.distributed"], capture_output=True
        ).returncode
        != 0
    ):
        sides = [side for side in sides if side != "Gloo"]
    hosts = Hosts(args.hosts, args.rate)
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
                others = [value for side, value in medians.items() if not side.startswith("dp")]
                ratio = medians["dp, tcp"] / min(others) if others and "dp, tcp" in medians else 0
                worst = max(worst, ratio)
                print(
                    f"| {name} | "
                    + " | ".join(f"{medians[side]:.3g}" for side in sides)
                    + f" | {ratio:.2f} |",
                    flush=True,
                )
            print(f"largest ratio: {worst:.2f}")
    finally:
        hosts.close()


if __name__ == "__main__":
    main()
