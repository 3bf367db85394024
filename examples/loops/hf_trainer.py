"""Hugging Face's Trainer: a BERT of transformers learns to read digits, whose 64 pixels are words
of 17 shades. Evaluation, checkpoints, the schedule, clipping and accumulation are those of
TrainingArguments.

    python hf_trainer.py --devices 4
    python hf_trainer.py --devices 2 --folder digits    # writes digits/checkpoint-14, ...
    python hf_trainer.py --devices 4 --resume digits/checkpoint-14
"""

import tempfile

import common
import torch
from transformers import BertConfig, BertForSequenceClassification, Trainer, TrainingArguments

args = common.arguments(__doc__, epochs=2, batch=100, rows=1301, accumulate=1, resume="", folder="")
pictures, labels = common.digits()
words = ((pictures + 1) * 8).round().long().flatten(1)
rows = [{"input_ids": x, "labels": y} for x, y in zip(words, labels)]
torch.manual_seed(0)
config = BertConfig(
    vocab_size=17,
    hidden_size=32,
    num_hidden_layers=1,
    num_attention_heads=2,
    intermediate_size=64,
    max_position_embeddings=64,
    hidden_dropout_prob=0.0,
    attention_probs_dropout_prob=0.0,
    num_labels=10,
)


def accuracy(found) -> dict[str, float]:
    return {"accuracy": float((found.predictions.argmax(1) == found.label_ids).mean())}


model = common.parallel(BertForSequenceClassification(config), args.devices)
folder = args.folder or tempfile.mkdtemp()
trainer = Trainer(
    model,
    TrainingArguments(
        folder,
        num_train_epochs=args.epochs,
        per_device_train_batch_size=args.batch,
        per_device_eval_batch_size=199,
        gradient_accumulation_steps=args.accumulate,
        learning_rate=3e-3,
        warmup_steps=2,
        lr_scheduler_type="cosine",
        max_grad_norm=1.0,
        logging_steps=1,
        eval_strategy="epoch",
        save_strategy="epoch",
        use_cpu=not torch.cuda.is_available(),
        report_to=[],
        disable_tqdm=True,
    ),
    train_dataset=rows[: args.rows],
    eval_dataset=rows[1301:],
    compute_metrics=accuracy,
)
trainer.train(resume_from_checkpoint=args.resume or None)
trainer.save_model(folder)
again = BertForSequenceClassification.from_pretrained(folder)
with torch.no_grad():
    right = again(words[1301:]).logits.argmax(1) == labels[1301:]
print(f"saved and loaded: {right.sum()} of 199 right")
