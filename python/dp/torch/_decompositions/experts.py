"""Products of groups of rows with a matrix each, as mixtures of experts have them: all rows by each
matrix, and a choice."""

import torch

aten = torch.ops.aten


def groups(rows, ends):
    """Returns for each group which rows it has; `ends` are the numbers of the rows after the
    groups."""
    places = torch.arange(rows)
    starts = torch.cat([torch.zeros_like(ends[:1]), ends[:-1]])
    return [((places >= starts[i]) & (places < ends[i])).unsqueeze(1) for i in range(ends.shape[0])]


def grouped_mm(x, weight, ends):
    result = x.new_zeros(x.shape[0], weight.shape[2])
    for i, inside in enumerate(groups(x.shape[0], ends)):
        result = torch.where(inside, x @ weight[i], result)
    return result


def grouped_mm_backward(x, weight, ends, grad):
    to_x, to_weight = torch.zeros_like(x), []
    for i, inside in enumerate(groups(x.shape[0], ends)):
        to_x = torch.where(inside, grad @ weight[i].T, to_x)
        to_weight.append(torch.where(inside, x, 0.0).T @ grad)
    return to_x, torch.stack(to_weight)


# Ops that transformers defines when it is imported.
BY_NAME = {
    "transformers.grouped_mm_fallback.default": grouped_mm,
    "transformers.grouped_mm_fallback_backward.default": grouped_mm_backward,
}
