"""Finds out why a run left its reference: by a rounding at a kink, or by an error.

A step that compares two numbers (a ReLU, a maximum, an index) jumps where they are
equal. Where they differ by less than a rounding, two correct programs may decide
differently, and their trajectories part. So the distance of a trajectory alone
does not show an error. This module judges a run that left its reference in two parts:

1. Each step is run again, from the state that the run had before it, also on one device.
   Its result must be within the bound of the one device's result from that state, or
   from that state moved by a rounding. (A program for a fixed number of devices has no
   single device to compare with.)
2. It searches for a kink: a step whose result changes when a rounding moves its state.
   From there the run must stay within the bound of the reference to its end.
   A run may have several.

A fault in a program does not go away when its state is moved by a millionth.
"""

import json
import os
import subprocess

import compare
import numpy as np

# Units in the last place by which each element of a state is moved, at random to either
# side. The largest is a third of the allowance between a run and its reference.
ROUNDINGS = (4, 16, 64)
SEEDS = 4
# The share of the allowance by which a step changes at least at a kink, by rounding.
JUMP = {4: 0.1, 16: 0.3, 64: 1.0}
KINKS = 8  # At most, in one run.


class CannotTell(Exception):
    """The run cannot be judged step by step; the message says why."""


def save(path, arrays):
    np.savez(path, **arrays)
    return path


def moved(state, roundings, seed):
    """Returns the state with each floating-point element moved by some units in its last place."""
    rng = np.random.default_rng(seed)

    def move(array):
        if array.dtype.kind != "f":
            return array
        step = array * array.dtype.type(np.finfo(array.dtype).eps * roundings)
        return array + step * rng.choice([-1, 1], array.shape).astype(array.dtype)

    return {name: move(array) for name, array in sorted(state.items())}


class Runner:
    """Runs steps of a model's program from any state, on one number of devices."""

    def __init__(self, model, command, work):
        """`command`: dp-run, the program and options; `work`: a prefix of file names."""
        path = lambda name: os.path.join(model, name)
        with open(path("model.json")) as file:
            self.description = json.load(file)
        self.command, self.work = command, work
        self.data = compare.load(path("data.npz"))
        self.per_step = (
            compare.load(path("per_step.npz")) if os.path.exists(path("per_step.npz")) else None
        )
        # Arrays in the file of states that are no state are inputs of every step.
        self.first = compare.load(path("init.npz"))

    def run(self, first, state, steps, options=()):
        """Returns the metrics of each of `steps` steps from step number `first` on, and the state
        after them."""
        # The rows of the first step come first; behind the last rows the first ones follow.
        data = dict(self.data)
        entry = next(e for e in self.description["entries"] if e["name"] == "train_step")
        shapes = {arg["name"]: arg["shape"] for arg in entry["args"]}
        for name, dim in self.description["batch_dim"].items():
            data[name] = np.roll(data[name], -first * shapes[name][dim], axis=dim)
        out, metrics = f"{self.work}-to.npz", f"{self.work}-metrics.npz"
        command = self.command + [
            "--entry",
            "train_step",
            "--batch",
            str(self.description["batch"]),
            "--state",
            save(f"{self.work}-from.npz", {**self.first, **state}),
            "--data",
            save(f"{self.work}-data.npz", data),
            "--steps",
            str(steps),
            "--metrics",
            metrics,
            "--out",
            out,
            *options,
        ]
        if self.per_step is not None:
            rows = {name: array[first : first + steps] for name, array in self.per_step.items()}
            command += ["--per-step", save(f"{self.work}-row.npz", rows)]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode:
            raise CannotTell(done.stdout.strip())
        return compare.load(metrics), compare.load(out)

    def step(self, number, state):
        """Returns the metrics and the state after step `number` from this state."""
        metrics, state = self.run(number, state, 1)
        return {name: array[0] for name, array in metrics.items()}, state


def parts(metrics, state):
    """Returns metrics and state of a step as arrays of one dictionary."""
    return {
        **{f"train_step/{k}": v for k, v in metrics.items()},
        **{f"state/{k}": v for k, v in state.items()},
    }


def farthest(got, expected, spread):
    """Returns (distance / allowance, text) of the array that is the farthest off."""
    worst = (0.0, "nothing differs")
    for label, value in sorted(expected.items()):
        distance, allowed = compare.judge(label.split("/", 1)[1], got[label], value, spread)
        share = distance / allowed if allowed else float("inf") if distance else 0.0
        if share > worst[0]:
            worst = (share, f"{label} off by {distance:.3g}, allowed {allowed:.3g}")
    return worst


class Trajectory:
    """Runs from the state before step `first` to the last step."""

    def __init__(self, runner, first, state, steps):
        self.runner, self.first = runner, first
        self.metrics, last = runner.run(first, state, steps - first)
        self.states = {first: state, steps: last}

    def state(self, number):
        """Returns the state before step `number`."""
        if number not in self.states:
            before = max(known for known in self.states if known < number)
            self.states[number] = self.runner.run(before, self.states[before], number - before)[1]
        return self.states[number]

    def made(self, number):
        """Returns the result of step `number`."""
        return parts(
            {name: array[number - self.first] for name, array in self.metrics.items()},
            self.state(number + 1),
        )


class Judge:
    """Judges one run of a model that left the reference."""

    def __init__(self, model, runner, one, steps, only_metrics):
        """`one` is a Runner on one device, or None. `only_metrics`: the run has fewer steps than
        the reference."""
        self.runner, self.one, self.steps, self.only_metrics = runner, one, steps, only_metrics
        self.expected = compare.load(os.path.join(model, "expected.npz"))
        self.spread = runner.description["spread"]
        self.notes = []

    def departure(self, trajectory):
        """Returns the first step whose metrics left the reference, the number of steps if only
        the last state did, or None; and which array is off."""
        reference = compare.group(self.expected, "train_step/")
        for number in range(trajectory.first, self.steps):
            for name, all_steps in sorted(reference.items()):
                # The allowance is that of all steps together, as in the judgement of the whole run.
                distance, allowed = compare.judge(
                    name,
                    trajectory.metrics[name][number - trajectory.first],
                    all_steps[number],
                    self.spread,
                    size_of=all_steps,
                )
                if not distance <= allowed:
                    return number, f"train_step/{name} off by {distance:.3g}, allowed {allowed:.3g}"
        if not self.only_metrics:
            state = {f"state/{k}": v for k, v in compare.group(self.expected, "state/").items()}
            last = {f"state/{k}": v for k, v in trajectory.state(self.steps).items()}
            share, text = farthest(last, state, self.spread)
            if not share <= 1:
                return self.steps, text
        return None, ""

    def check_steps(self, trajectory):
        """Compares each step with one device's, from the same state. True if all agree."""
        try:
            self.runner.run(0, self.runner.first, self.steps, ["--verify"])
            self.notes.append(
                f"each of {self.steps} steps is within the bound of one device's from the same "
                f"state"
            )
            return True
        except CannotTell as error:
            if "was compiled for" in str(error):
                self.notes.append(
                    "the program runs on this number of devices alone: no single device to compare "
                    "with"
                )
                return True
            if "differs from one device" not in str(error):
                raise
        # --verify ends at the first step that differs, so each step runs by itself.
        for number in range(self.steps):
            state, made = trajectory.state(number), trajectory.made(number)
            share, text = farthest(made, parts(*self.one.step(number, state)), self.spread)
            if share <= 1:
                continue
            near = min(
                (
                    farthest(
                        made, parts(*self.one.step(number, moved(state, r, seed))), self.spread
                    )
                    for r in ROUNDINGS
                    for seed in range(SEEDS)
                ),
                key=lambda found: found[0],
            )
            if not near[0] <= 1:
                self.notes.append(
                    f"WRONG step {number}: from the same state, {text} of one device, "
                    f"and no rounding of that state leads there"
                )
                return False
            self.notes.append(
                f"step {number}: from the same state, {text} of one device; "
                "of that state moved by a rounding it is within the bound"
            )
        self.notes.append(
            "each of the other steps is within the bound of one device's from the same state"
        )
        return True

    def restart(self, trajectory, number):
        """Returns the run from a rounding of the state before step `number` that stays longest
        within
        the bound, if the step has a kink: (departure, array that is off, trajectory, jump) or
        None."""
        best = None
        for roundings in ROUNDINGS:
            for seed in range(SEEDS):
                state = moved(trajectory.state(number), roundings, seed)
                metrics, after = self.runner.step(number, state)
                jump, text = farthest(parts(metrics, after), trajectory.made(number), self.spread)
                if jump < JUMP[roundings]:
                    continue
                rest = Trajectory(self.runner, number, state, self.steps)
                departure, off = self.departure(rest)
                text = (
                    f"step {number}: a kink: of the state moved by {roundings} units in the last "
                    f"place it makes {text}"
                )
                if departure is None:
                    return departure, off, rest, text
                if best is None or departure > best[0]:
                    best = departure, off, rest, text
        return best

    def find_kinks(self, trajectory):
        """Follows the reference over kinks to the end. Returns whether that was possible; self.run
        then
        has the metrics of each step and the last state of the trajectory."""
        metrics = []
        departure, off = self.departure(trajectory)
        for _ in range(KINKS):
            if departure is None:
                break
            where = f"at step {departure}" if departure < self.steps else "in the last state"
            self.notes.append(f"leaves the reference {where}: {off}")
            for number in range(min(departure, self.steps - 1), trajectory.first - 1, -1):
                found = self.restart(trajectory, number)
                if found and (found[0] is None or found[0] > departure):
                    break
            else:
                self.notes.append(
                    "WRONG: no step before has a kink from which the run goes on as the reference "
                    "does"
                )
                return False
            metrics.append(
                {
                    name: array[: number - trajectory.first]
                    for name, array in trajectory.metrics.items()
                }
            )
            departure, off, trajectory, text = found
            self.notes.append(text)
        if departure is not None:
            self.notes.append(f"WRONG: more than {KINKS} kinks")
            return False
        metrics.append(trajectory.metrics)
        joined = {name: np.concatenate([part[name] for part in metrics]) for name in metrics[0]}
        self.run = joined, trajectory.state(self.steps)
        return True

    def judge(self):
        """Returns whether the run agrees with the reference except at kinks; self.notes has the
        findings."""
        trajectory = Trajectory(self.runner, 0, self.runner.first, self.steps)
        if self.one and not self.check_steps(trajectory):
            return False
        return self.find_kinks(trajectory)
