"""Runs a loop of a trainer's library with the module itself and with the module on several devices:
the printed losses, norms and metrics agree up to rounding, and so do the weights that it saves; and
a run of one kind goes on from the other's checkpoint.

check_frameworks.py FOLDER OUT NAME...
"""

import glob
import os
import re
import sys
import warnings

import torch
from check_loops import output, same_numbers

# What it prints of time and speed, and of progress.
NOISE = re.compile(r"'\w+_(runtime|per_second)': '[^']+',? ?")


def saved(folder: str) -> dict[str, torch.Tensor]:
    """Returns the weights that a run has saved in a folder."""
    from safetensors.torch import load_file

    if files := glob.glob(f"{folder}/*.safetensors"):
        return load_file(files[0])
    file = next(f for name in SAVED for f in glob.glob(f"{folder}/{name}"))
    return torch.load(file, weights_only=False)["state_dict"]


SAVED = ("last.ckpt", "last.pth.tar")


def same_weights(want: str, got: str, tolerance: float) -> None:
    a, b = saved(want), saved(got)
    assert a.keys() == b.keys(), (a.keys(), b.keys())
    for name in a:
        # Its gradient is zero but for rounding, which Adam makes a step of any sign.
        if name.endswith("key.bias"):
            continue
        torch.testing.assert_close(b[name], a[name], rtol=tolerance, atol=tolerance, msg=name)


class Check:
    """Of one loop of `folder`, which is on its path; it saves below `out`."""

    def __init__(self, folder: str, out: str, name: str):
        self.path, self.out, self.name = os.path.join(folder, f"{name}.py"), out, name

    def run(self, devices: int, options: str, case: str = "run") -> tuple[str, str]:
        """Returns what the loop prints, and the folder in which it saves."""
        made = f"{self.out}/{self.name}-{case}-{devices}"
        if state := sys.modules.get("accelerate.state"):
            state.AcceleratorState._reset_state(True)  # It is one for a process.
        return output(self.path, devices, f"{options} --folder {made}"), made

    def same(
        self, options: str, devices: tuple[int, ...], case: str, tolerance: float = 2e-3
    ) -> list[str]:
        """Compares runs on these devices with one of the module itself; returns their folders."""
        want, reference = self.run(0, options, case)
        folders = [reference]
        for count in devices:
            got, folder = self.run(count, options, case)
            same_numbers(NOISE.sub("", want), NOISE.sub("", got), tolerance)
            same_weights(reference, folder, tolerance)
            folders.append(folder)
        print(f"{self.name} {case} on {devices} devices: {want.splitlines()[-1]}", flush=True)
        return folders

    def resumed(self, options: str, reference: str, checkpoint: str, devices: int) -> None:
        """A run from another one's checkpoint ends with the weights of one that was not cut."""
        _, folder = self.run(devices, f"{options} --resume {checkpoint}", "resumed")
        same_weights(reference, folder, 2e-3)
        print(f"{self.name} resumed on {devices} devices", flush=True)


def asked(model: torch.nn.Module, folder: str) -> tuple:
    """Returns what Trainer finds out about a model, by which it counts tokens and keeps columns."""
    from transformers import Trainer, TrainingArguments

    trainer = Trainer(model, TrainingArguments(folder, use_cpu=True, report_to=[]))
    trainer._set_signature_columns_if_needed()
    flags = trainer.can_return_loss, trainer._loss_shifts_labels, trainer.model_accepts_loss_kwargs
    return flags, sorted(trainer.label_names), sorted(trainer._signature_columns)


def found_out(check: Check) -> None:
    """Trainer finds out the same about a model and its wrapper."""
    import peft
    import transformers

    import dp.torch

    sizes = {"vocab_size": 17, "hidden_size": 8, "num_hidden_layers": 1, "intermediate_size": 8}
    sizes["num_attention_heads"] = 1
    answers = transformers.BertForQuestionAnswering(transformers.BertConfig(**sizes))
    words = transformers.LlamaForCausalLM(transformers.LlamaConfig(**sizes))
    config = peft.LoraConfig(task_type="CAUSAL_LM", target_modules=["q_proj"])
    for make in (lambda: answers, lambda: words, lambda: peft.get_peft_model(words, config)):
        model = make()
        wrapped = dp.torch.DataParallel(model, devices=2)
        assert asked(model, check.out) == asked(wrapped, check.out), type(model)
        assert isinstance(wrapped, type(model))


def hf_trainer(check: Check) -> None:
    found_out(check)
    options = "--rows 20 --batch 7 --accumulate 2"
    plain, three = check.same(options, (3,), "run")
    check.resumed(options, plain, f"{three}/checkpoint-2", 0)
    check.resumed(options, plain, f"{plain}/checkpoint-2", 2)


def accelerate_loop(check: Check) -> None:
    options = "--rows 13 --batch 8"
    plain, three = check.same(options, (3,), "run")
    # A state that is saved with `module.` in its names is one of wrapped models.
    check.resumed(options, plain, f"{three}/epoch-1", 1)
    check.resumed(options, plain, f"{plain}/epoch-1", 2)
    check.same("--rows 16 --batch 8 --accumulate 2 --precision bf16", (2,), "bf16", 5e-2)


def lightning_fit(check: Check) -> None:
    options = "--rows 13 --batch 8"
    plain, two = check.same(options, (2,), "run")
    _, reference = check.run(0, f"{options} --epochs 3 --resume {plain}/last.ckpt", "longer")
    check.resumed(f"{options} --epochs 3", reference, f"{two}/last.ckpt", 0)
    check.resumed(f"{options} --epochs 3", reference, f"{plain}/last.ckpt", 3)
    more = "--rows 16 --batch 8 --accumulate 2 --precision bf16-mixed"
    check.same(more, (2,), "bf16", 5e-2)


def peft_lora(check: Check) -> None:
    check.same("--epochs 1 --batch 651 --rows 1301", (3,), "run")


def timm_train(check: Check) -> None:
    check.same("--epochs 2 --batch 26 --rows 26", (3,), "run", 5e-3)


CHECKS = {
    f.__name__: f for f in (hf_trainer, accelerate_loop, lightning_fit, peft_lora, timm_train)
}


if __name__ == "__main__":
    folder, out, *names = sys.argv[1:]
    inputs = os.path.join(os.path.dirname(__file__), "../Python/Inputs/torch")
    sys.path[:0] = [folder, inputs]
    __import__("lowered").lowered_once()
    warnings.simplefilter("ignore")
    torch.set_num_threads(1)
    for name in names:
        CHECKS[name](Check(folder, out, name))
