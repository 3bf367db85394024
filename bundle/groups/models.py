"""The reference models: their training and evaluation, compared with their references."""

import json
import os
import sys

import cases as table

WAYS = (
    ("plain", [], "1"),
    ("graph", ["--cuda-graph"], "1"),
    *((f"{n} ranks", ["--loopback"], n) for n in ("2", "3", "4", "8")),
)
# The search for a kink runs single steps, each of which loads a GPU's libraries anew.
KINKS_LIMIT = 240


class Model:
    """A reference model: its files and the commands that run it."""

    def __init__(self, places, name):
        self.name, self.places = name, places
        self.folder = os.path.join(places.models, name)
        with open(self.file("model.json")) as opened:
            self.description = json.load(opened)
        self.steps = self.description["steps"]

    def file(self, name):
        return os.path.join(self.folder, name)

    def make_work(self, label):
        work = os.path.join(
            self.places.work, f"{self.name}-{label}".replace("/", "-").replace(" ", "-")
        )
        os.makedirs(work, exist_ok=True)
        return work

    def command(self, entry, options):
        per_step = (
            ["--per-step", self.file("per_step.npz")]
            if os.path.exists(self.file("per_step.npz"))
            else []
        )
        return [
            self.places.run,
            self.places.program(self.name),
            "--entry",
            entry,
            *per_step,
            *options,
        ]

    def train(self, steps, options):
        return self.command(
            "train_step",
            [
                "--state",
                self.file("init.npz"),
                "--data",
                self.file("data.npz"),
                "--batch",
                str(self.description["batch"]),
                "--steps",
                str(min(steps, self.steps)),
                *options,
            ],
        )

    def evaluate(self, state, options):
        return self.command(
            "eval_step",
            ["--state", state, "--data", self.file("held_back.npz"), "--steps", "1", *options],
        )

    def search_kinks(self, work, options):
        place, devices = options.index("--devices"), options[options.index("--devices") + 1]
        others = options[:place] + options[place + 2 :]
        return [
            sys.executable,
            os.path.join(self.places.folder, "tests", "Integration", "run_model.py"),
            self.folder,
            "--program",
            self.places.program(self.name),
            "--dp-run",
            self.places.run,
            "--work",
            os.path.join(work, "kinks"),
            "--devices",
            devices,
            f"--run-options={' '.join(others)}",
        ]

    def has_evaluation(self):
        return "eval_step" in {entry["name"] for entry in self.description["entries"]}


def model_step(run, group, name, label, options):
    """Trains and evaluates a model and compares with its reference, as run_model.py does. Where
    only distances are too large, that does it once more, and searches for a kink: after another
    rounding one ReLU of millions may flip."""

    def check():
        model = Model(run.places, name)
        work = model.make_work(label)

        def out(kind):
            return os.path.join(work, kind + ".npz")

        commands = [
            (
                model.train(
                    model.steps, [*options, "--metrics", out("metrics"), "--out", out("state")]
                ),
                90,
            )
        ]
        judge = [
            sys.executable,
            os.path.join(run.places.folder, "tests", "Integration", "compare.py"),
            model.folder,
            "--metrics",
            out("metrics"),
            "--state",
            out("state"),
        ]
        if model.has_evaluation():
            commands.append(
                (model.evaluate(out("state"), [*options, "--metrics", out("eval")]), 60)
            )
            judge += ["--eval", out("eval")]
        total, log = 0.0, ""
        # The main models use NCCL with one rank, too.
        env = {} if group == "graphs" else {"DP_NCCL_ALONE": "1"}
        for command, limit in commands + [(judge, 30)]:
            verdict, seconds, output = run.judge(command, limit, env)
            total, log = (
                total + seconds,
                log
                + "\n".join(line for line in output.splitlines() if not line.startswith("ok "))
                + "\n",
            )
            if verdict == "skipped":
                return verdict, total, "time"
            if verdict == "FAILED":
                break
        if verdict == "FAILED":
            run.keep(work)
        if (
            verdict == "FAILED"
            and group != "graphs"
            and "off by" in log
            and "off by inf" not in log
        ):
            verdict, seconds, output = run.judge(
                model.search_kinks(work, options), KINKS_LIMIT, env, "every device count agrees"
            )
            return (
                ("FAILED", total, log)
                if verdict == "skipped"
                else (verdict, total + seconds, log + output)
            )
        return verdict, total, log

    return group, f"{name}: {label}", check


def main_model_steps(run, names, group):
    return [
        model_step(run, group, name, label, ["--devices", devices, *options])
        for label, options, devices in WAYS
        for name in names
        if name in run.contents["models"]
    ]


def graph_steps(run):
    return [
        model_step(run, "graphs", name, "plain", ["--devices", "1"])
        for name in run.contents["models"]
        if name not in table.MAIN_MODELS
    ]
