"""What docs/loops.md says of libraries of trainers beside their scripts: predictions of
transformers' Trainer, several adapters of PEFT, a dp.torch.DataParallel that is an attribute of a
LightningModule. Each as without dp."""

import copy
import logging
import tempfile
import warnings

import lightning
import numpy as np
import peft
import torch
import torch.nn.functional as F
import transformers
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

import dp.torch

DEVICES = 3
ROWS = torch.randn(20, 6, generator=torch.Generator().manual_seed(3))
LABELS = torch.arange(20) * 7 % 4


def close(ours: torch.Tensor, want: torch.Tensor) -> None:
    torch.testing.assert_close(ours, want, rtol=1e-4, atol=1e-5)


def predict() -> None:
    """Trainer.predict and evaluate, the last batch short, and generate."""
    torch.manual_seed(0)
    config = transformers.GPT2Config(
        vocab_size=20,
        n_positions=8,
        n_embd=8,
        n_layer=1,
        n_head=2,
        num_labels=4,
        pad_token_id=0,
        bos_token_id=1,
        eos_token_id=2,
    )
    model = transformers.GPT2ForSequenceClassification(config).eval()
    tokens = torch.randint(1, 20, (11, 8), generator=torch.Generator().manual_seed(1))
    rows = [{"input_ids": tokens[i], "labels": int(LABELS[i])} for i in range(len(tokens))]
    found = []
    for devices in (0, DEVICES):
        used = dp.torch.DataParallel(model, devices=devices) if devices else model
        arguments = transformers.TrainingArguments(
            tempfile.mkdtemp(),
            per_device_eval_batch_size=4,
            label_smoothing_factor=0.1,
            use_cpu=True,
            report_to=[],
            disable_tqdm=True,
        )
        trainer = transformers.Trainer(
            used,
            arguments,
            eval_dataset=rows,
            compute_metrics=lambda p: {"right": int((p[0].argmax(1) == p[1]).sum())},
        )
        out = trainer.predict(rows)
        found.append((out, trainer.evaluate()))
    (want, evaluated), (ours, ours_evaluated) = found
    np.testing.assert_allclose(ours.predictions, want.predictions, rtol=1e-4, atol=1e-5)
    assert (ours.label_ids == want.label_ids).all()
    for key in ("test_loss", "test_right"):
        assert abs(ours.metrics[key] - want.metrics[key]) < 1e-5, key
    for key in ("eval_loss", "eval_right"):
        assert abs(ours_evaluated[key] - evaluated[key]) < 1e-5, key
    language = transformers.GPT2LMHeadModel(config).eval()
    wrapped = dp.torch.DataParallel(language, devices=DEVICES)
    said = [
        one.generate(tokens[:2, :4], max_new_tokens=3, do_sample=False)
        for one in (language, wrapped)
    ]
    assert torch.equal(*said)
    print("Trainer predicts and evaluates, a language model generates")


def adapt() -> None:
    """Two adapters, of which one at a time is trained."""
    torch.manual_seed(0)
    base = nn.Sequential(nn.Linear(6, 16), nn.Tanh(), nn.Linear(16, 4))
    config = peft.LoraConfig(r=2, target_modules=["0", "2"], lora_alpha=8)
    eager = peft.get_peft_model(base, config, adapter_name="first")
    eager.add_adapter("second", config)
    ours = copy.deepcopy(eager)
    wrapped = dp.torch.DataParallel(ours, devices=DEVICES)
    for name in ("first", "second", "first"):
        for model in (eager, wrapped):
            model.set_adapter(name)
            trained = [p for p in model.parameters() if p.requires_grad]
            optimizer = torch.optim.SGD(trained, 0.5)
            for rows in torch.arange(20).split(7):
                optimizer.zero_grad()
                F.cross_entropy(model(ROWS[rows]), LABELS[rows]).backward()
                optimizer.step()
        assert wrapped.active_adapter == name
        for (key, want), value in zip(eager.state_dict().items(), ours.state_dict().values()):
            close(value, want)
        close(wrapped(ROWS), eager(ROWS))
    folder = tempfile.mkdtemp()
    wrapped.save_pretrained(folder)
    again = peft.PeftModel.from_pretrained(copy.deepcopy(base), f"{folder}/second")
    eager.set_adapter("second")
    close(again(ROWS), eager(ROWS))
    with eager.disable_adapter(), wrapped.disable_adapter():
        close(wrapped(ROWS), eager(ROWS))
    print("PEFT switches between adapters")


class Module(lightning.LightningModule):
    def __init__(self, devices: int) -> None:
        super().__init__()
        torch.manual_seed(0)
        net = nn.Sequential(
            nn.Linear(6, 8, bias=False), nn.BatchNorm1d(8), nn.Tanh(), nn.Linear(8, 4)
        )
        self.net = dp.torch.DataParallel(net, devices=devices) if devices else net

    def training_step(self, batch, _):
        return F.cross_entropy(self.net(batch[0]), batch[1])

    def validation_step(self, batch, _):
        self.log("held out", F.cross_entropy(self.net(batch[0]), batch[1]))

    def predict_step(self, batch, _):
        return self.net(batch[0])

    def configure_optimizers(self):
        return torch.optim.AdamW(self.parameters(), 1e-2)


def fit() -> None:
    """fit, validate, predict and the checkpoint."""
    loader = DataLoader(TensorDataset(ROWS, LABELS), 7)
    found = []
    for devices in (0, DEVICES):
        module = Module(devices)
        trainer = lightning.Trainer(
            max_epochs=2,
            accelerator="cpu",
            devices=1,
            logger=False,
            enable_checkpointing=False,
            enable_progress_bar=False,
            enable_model_summary=False,
        )
        trainer.fit(module, loader, loader)
        (metrics,) = trainer.validate(module, loader, verbose=False)
        guesses = torch.cat(trainer.predict(module, loader))
        path = f"{tempfile.mkdtemp()}/last.ckpt"
        trainer.save_checkpoint(path)
        state = torch.load(path, weights_only=False)["state_dict"]
        found.append((metrics["held out"], guesses, state))
        again = Module(devices)
        trainer.validate(again, loader, ckpt_path=path, verbose=False)
        for key, value in again.state_dict().items():
            assert torch.equal(value, state[key]), key
    (loss, want, eager), (our_loss, ours, state) = found
    assert abs(loss - our_loss) < 1e-4
    close(ours, want)
    assert {key.replace("net.module.", "net.") for key in state} == eager.keys()
    for key, value in state.items():
        assert key.startswith("net.module.")
        close(value.float(), eager[key.replace("net.module.", "net.")].float())
    print("Lightning fits a module with an attribute that is parallel")


if __name__ == "__main__":
    logging.getLogger("lightning.pytorch").setLevel(logging.ERROR)
    warnings.filterwarnings("ignore", module="lightning")
    predict()
    adapt()
    fit()
