"""Models as their libraries define them, each with a loss and a batch: MODELS[name]() -> (model,
loss_fn, example) or (model, loss_fn, example, options), where options are those of
dp.torch.train_step; "optimizer" and "scheduler" are functions that make them of the model and of
the optimizer.

Architectures are the libraries' own; widths and depths are small where the library has an argument
for them. A batch has 9 rows, which no number of devices in the test divides but 3.
"""

from . import families, graphs, layers, text, training, vision

ROWS = 9
MODELS = {
    **vision.MODELS,
    **text.MODELS,
    **families.MODELS,
    **layers.MODELS,
    **graphs.MODELS,
    **training.MODELS,
}
