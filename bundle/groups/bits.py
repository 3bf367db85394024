"""Equal bits in two runs."""

import os

from .models import Model

BITS_OF = ("cnn", "gpt", "zoo/vit_bf16", "zoo/convolutions")


def bit_steps(run):
    """Two runs of a model must agree in each bit of its state, in every way to run it that rounds
    alike."""

    def step(name, label, options):
        def check():
            model = Model(run.places, name)
            work = model.make_work("bits-" + label)
            total, log, states = 0.0, "", []
            for i, each in enumerate(options(work)):
                out = os.path.join(work, f"state-{i}.npz")
                verdict, seconds, output = run.judge(
                    model.train(10, ["--devices", "1", *each, "--out", out]), 90
                )
                total, log = total + seconds, log + output
                if verdict != "passed":
                    return verdict, total, "time" if verdict == "skipped" else log
                with open(out, "rb") as file:
                    states.append(file.read())
            equal = states[0] == states[1]
            return (
                "passed" if equal else "FAILED",
                total,
                log + ("" if equal else "\nthe states differ"),
            )

        return check

    def choices(work):
        return ["--kernel-choices", os.path.join(work, "choices.json")]

    pairs = {
        "twice": lambda work: ([], []),
        "graph": lambda work: ([], ["--cuda-graph"]),
        "deterministic": lambda work: (["--deterministic"], ["--deterministic"]),
        "tuned": lambda work: ([*choices(work), "--tune-kernels"], choices(work)),
    }
    return [
        ("bits", f"{name}: {label}", step(name, label, options))
        for name in BITS_OF
        if name in run.contents["models"]
        for label, options in pairs.items()
    ]
