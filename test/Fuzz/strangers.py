#!/usr/bin/env python3
"""Runs random jobs of processes among strangers, limits and other jobs.

strangers.py --dp-run DP-RUN --programs DIR --runs 20 [--seed 1] [--only KIND,...] [--list]

Each run starts the ranks of a job by TCP (RANK, WORLD_SIZE, MASTER_ADDR,
MASTER_PORT) in a random order and does one of these to them:
  strangers  connections that say nothing, too much, random bytes, a part of a
             handshake, one without the secret, one that is replayed
  limits     few descriptors or little memory for some ranks
  two-jobs   a second job at the same port, with the same secret or another one,
             the same data or others
  mixed      rank 0 of one job, the other ranks of another one
  twice      two processes with the same rank
Then either all ranks of a job end with status 0 and the right results, bit for
bit, or none does. No process waits for longer than the job's deadline, and none
dies by a signal. A job that has only strangers must succeed.
"""

import argparse
import hashlib
import hmac
import os
import random
import resource
import secrets
import shutil
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time

import numpy as np

MAGIC = b"dpjoin02"
SLACK = 40  # Seconds beyond the deadline: on a busy machine a start takes long.


def code(key, label, message=b""):
    return hmac.new(key, label + b"\0" + message, hashlib.sha256).digest()


def claim(secret, nonces, rank, size, job=b""):
    body = struct.pack(
        "<qqqQ32sII16s", rank, size, 0, 0, code(secret, b"job", job), 0, 4711, bytes(16)
    )
    transcript = MAGIC + nonces[0] + MAGIC + nonces[1] + body
    return body + code(code(secret, b"meet"), b"client", transcript)


class Strangers(threading.Thread):
    """Connects again and again until it is stopped, and sends what a stranger may
    send."""

    def __init__(self, seed, port, secret, size, count):
        super().__init__()
        self.random, self.port, self.secret, self.size, self.count = (
            random.Random(seed),
            port,
            secret,
            size,
            count,
        )
        self.stops, self.open, self.said, self.believed = threading.Event(), [], 0, 0
        self.recorded = None

    def run(self):
        while not self.stops.is_set() and self.said < self.count:
            try:
                self.say(socket.create_connection(("127.0.0.1", self.port), timeout=1))
                self.said += 1
            except OSError:
                time.sleep(0.01)
        self.stops.wait()
        for s in self.open:
            s.close()

    def say(self, s):
        r = self.random
        if s.getsockname() == s.getpeername():
            return s.close()
        self.open.append(s)
        s.settimeout(0.5)
        nonce = r.randbytes(32)
        kind = r.choice(
            ["idle", "http", "random", "magic", "half", "unknown", "replay", "slow", "gone", "more"]
        )
        if kind == "http":
            s.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        elif kind == "random":
            s.sendall(r.randbytes(r.randrange(1, 5000)))
        elif kind == "magic":
            s.sendall((MAGIC + nonce)[: r.randrange(1, 40)])
        elif kind == "half":
            s.sendall(MAGIC + nonce)
        elif kind == "slow":
            for byte in MAGIC + nonce[: r.randrange(32)]:
                s.sendall(bytes([byte]))
                if self.stops.wait(0.002):
                    return
        elif kind == "gone":
            s.close()
        elif kind in ("unknown", "replay", "more"):
            s.sendall(MAGIC + nonce)
            answer = s.recv(40, socket.MSG_WAITALL)
            if len(answer) < 40:
                return
            if kind == "replay" and self.recorded:  # Right for other nonces.
                s.sendall(self.recorded)
            elif kind == "replay":
                self.recorded = claim(self.secret, (nonce, answer[8:]), 1, self.size)
            elif kind == "more":
                s.sendall(r.randbytes(r.randrange(1, 3000)))
            else:
                s.sendall(claim(r.randbytes(32), (nonce, answer[8:]), 1, self.size))
            verdict = s.recv(40, socket.MSG_WAITALL)
            self.believed += len(verdict) == 40 and verdict[0] == 1


class Job:
    def __init__(self, test, name, size, secret, data, ranks=None, tls=False, port=None):
        self.test, self.name, self.size, self.secret, self.data = test, name, size, secret, data
        self.ranks = list(range(size)) if ranks is None else ranks
        self.tls, self.port = tls, port or test.port
        self.processes = []

    def start(self, rank, before=None):
        out = os.path.join(self.test.folder, f"{self.name}-{len(self.processes)}.npz")
        env = dict(
            os.environ,
            RANK=str(rank),
            WORLD_SIZE=str(self.size),
            LOCAL_RANK=str(rank),
            MASTER_ADDR="127.0.0.1",
            MASTER_PORT=str(self.port),
        )
        env.pop("DP_JOB_SECRET", None)
        if self.secret is not None:
            env["DP_JOB_SECRET"] = self.secret
        command = [
            self.test.args.dp_run,
            os.path.join(self.test.args.programs, "exchange.so"),
            "--state",
            self.test.state,
            "--data",
            self.data,
            "--batch",
            "20",
            "--epochs",
            "2",
            "--metrics",
            out,
            "--timeout",
            str(self.test.timeout),
        ] + (["--tls"] if self.tls else [])
        self.processes.append(
            (
                rank,
                out,
                subprocess.Popen(
                    command,
                    env=env,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.STDOUT,
                    text=True,
                    preexec_fn=before,
                ),
            )
        )

    def finish(self, deadline):
        """Returns (rank, status, text, metrics or None) of each process. The status
        is None if the process did not end in time."""
        ends = []
        for rank, out, process in self.processes:
            try:
                text = process.communicate(timeout=max(0.1, deadline - time.monotonic()))[0]
                status = process.returncode
            except subprocess.TimeoutExpired:
                process.kill()
                text, status = process.communicate()[0], None
            metrics = None
            if os.path.exists(out):
                with open(out, "rb") as file:
                    metrics = file.read()
            ends.append((rank, status, text, metrics))
        return ends


class Test:
    def __init__(self, args, folder):
        self.args, self.folder = args, folder
        self.timeout = 10
        self.state = os.path.join(folder, "totals.npz")
        numbers = np.random.default_rng(7)
        np.savez(
            self.state,
            total=numbers.normal(size=(2, 5)).astype(np.float32),
            part=np.arange(7, dtype=np.float32),
        )
        self.data, self.expected = [], {}
        for name in ("a", "b"):
            self.data.append(os.path.join(folder, f"{name}.npz"))
            np.savez(self.data[-1], x=numbers.normal(size=(47, 5)).astype(np.float32))

    def reference(self, data, size):
        if (data, size) not in self.expected:
            out = os.path.join(self.folder, "reference.npz")
            subprocess.run(
                [
                    self.args.dp_run,
                    os.path.join(self.args.programs, "exchange.so"),
                    "--state",
                    self.state,
                    "--data",
                    data,
                    "--batch",
                    "20",
                    "--epochs",
                    "2",
                    "--devices",
                    str(size),
                    "--metrics",
                    out,
                ],
                check=True,
                stdout=subprocess.DEVNULL,
            )
            with open(out, "rb") as file:
                self.expected[data, size] = file.read()
        return self.expected[data, size]

    def hold_port(self):
        """Reserves a port that the system gives to nobody else; rank 0 may listen there."""
        held = socket.socket()
        held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        held.bind(("127.0.0.1", 0))
        self.port = held.getsockname()[1]
        return held

    def judge(self, ends, jobs, must_succeed):
        """Returns what is wrong, or nothing. `jobs` has the job that each process belongs to."""
        for rank, status, text, _ in ends:
            if status is None:
                return f"rank {rank} did not end in time: {text}"
            if status < 0 or status >= 128:
                return f"rank {rank} was ended by signal {status}: {text}"
            if status != 0 and must_succeed:
                return f"rank {rank} ended with {status}: {text}"
        # If all processes know of an error, one reports it.
        texts = [text for _, status, text, _ in ends if status != 0]
        if texts and not any("error" in text for text in texts):
            return f"{len(texts)} processes ended with an error and none says why"
        good = [i for i, end in enumerate(ends) if end[1] == 0]
        for i in good:
            rank, _, text, metrics = ends[i]
            if rank == 0:
                sizes = {jobs[k].size for k in good}
                if metrics != self.reference(jobs[i].data, jobs[i].size):
                    return f"rank 0 ended with 0 and wrong results ({sizes}): {text}"
        # It is not known who computed with whom: all had the same data, or nobody computed wrongly.
        for i in good:
            if not any(ends[k][0] == 0 and jobs[k].data == jobs[i].data for k in good):
                return f"rank {ends[i][0]} ended with 0, but no rank 0 did with its data"
        return ""

    def run(self, kind, seed):
        r = random.Random(seed)
        size = r.choice([2, 3, 4])
        secret = secrets.token_hex(16)
        jobs = [Job(self, "one", size, secret, self.data[0], tls=r.random() < 0.3)]
        crowd, limits, must_succeed = None, {}, False
        first = jobs[0]
        if kind == "strangers":
            crowd = Strangers(seed, self.port, secret.encode(), size, r.choice([1, 5, 40, 300]))
            must_succeed = True
            self.timeout = 60
            if r.random() < 0.5:  # Less than the strangers would take.
                limits = {rank: (resource.RLIMIT_NOFILE, 40) for rank in range(size)}
        elif kind == "limits":
            self.timeout = 5
            for rank in range(size):
                if r.random() < 0.5:
                    limits[rank] = (
                        (resource.RLIMIT_NOFILE, r.randrange(3, 40))
                        if r.random() < 0.6
                        else (resource.RLIMIT_AS, r.randrange(4, 200) << 20)
                    )
        elif kind in ("two-jobs", "mixed"):
            self.timeout = 6
            same_secret, same_data = r.random() < 0.5, r.random() < 0.5
            other = Job(
                self,
                "two",
                size,
                secret if same_secret else secrets.token_hex(16),
                self.data[0 if same_data else 1],
                tls=first.tls,
            )
            if kind == "mixed":
                first.ranks, other.ranks = [0], list(range(1, size))
            jobs.append(other)
        elif kind == "twice":
            self.timeout = 5
            first.ranks.append(r.randrange(size))
        todo = [(job, rank) for job in jobs for rank in job.ranks]
        r.shuffle(todo)
        if crowd:
            crowd.start()
        owners = {}
        for job, rank in todo:
            before = (
                (lambda limit=limits[rank]: resource.setrlimit(limit[0], (limit[1], limit[1])))
                if rank in limits
                else None
            )
            job.start(rank, before)
            time.sleep(r.choice([0, 0, 0, 0.02, 0.2]))
        deadline = time.monotonic() + self.timeout + SLACK
        ends = []
        for job in jobs:
            found = job.finish(deadline)
            owners.update({len(ends) + i: job for i in range(len(found))})
            ends += found
        wrong = self.judge(ends, owners, must_succeed)
        if crowd:
            crowd.stops.set()
            crowd.join()
            if crowd.believed:
                wrong = wrong or f"{crowd.believed} strangers were taken for ranks"
        succeeded = sum(end[1] == 0 for end in ends)
        return wrong, f"{succeeded} of {len(ends)} processes ended with 0", ends


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--dp-run", required=True)
    parser.add_argument("--programs", required=True)
    parser.add_argument("--runs", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only")
    parser.add_argument("--list", action="store_true", help="print how each run ended")
    args = parser.parse_args()
    folder = tempfile.mkdtemp()
    bad, counts = 0, {}
    try:
        test = Test(args, folder)
        kinds = (
            args.only.split(",")
            if args.only
            else ["strangers", "limits", "two-jobs", "mixed", "twice"]
        )
        for i in range(args.runs):
            seed, kind = args.seed + i, kinds[i % len(kinds)]
            held = test.hold_port()
            wrong, how, ends = test.run(kind, seed)
            held.close()
            counts[kind] = counts.get(kind, 0) + 1
            if wrong:
                bad += 1
                print(f"seed {seed}, {kind}: {wrong}")
            if args.list:
                print(f"seed {seed}, {kind}: {how}")
                for rank, status, text, _ in ends:
                    print(f"  [{rank}] {status}: {text.strip().splitlines()[-1:]}")
            sys.stdout.flush()
            for name in os.listdir(folder):
                if name.startswith(("one-", "two-")):
                    os.remove(os.path.join(folder, name))
    finally:
        shutil.rmtree(folder)
    print(
        f"{args.runs - bad} runs ended as they must, {bad} did not "
        f"({', '.join(f'{k} {n}' for k, n in counts.items())})"
    )
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
