"""Losses, and gradients of them. NaN and infinities go where they go in PyTorch."""

import torch
from torch._decomp import get_decompositions

aten = torch.ops.aten
where = torch.where
THEIRS = get_decompositions([aten.nll_loss_backward, aten.nll_loss2d_backward])
# Of a target that is ignored, a class that no number is equal to.
NO_CLASS = -1


def reduced(loss, reduction):
    return loss.mean() if reduction == 1 else loss.sum() if reduction == 2 else loss


def positive(x):
    """x where it is more than 0, 0 elsewhere and for NaN."""
    return where(x > 0, x, 0.0)


def nll_backward(op):
    """0 for the classes that are not the target, also where a weight or the gradient is not
    finite."""

    def call(grad, x, target, weight, reduction, ignore_index, total_weight):
        if any(isinstance(size, torch.SymInt) for size in x.shape):
            return nll_backward_open(grad, x, target, weight, reduction, ignore_index, total_weight)
        picked = THEIRS[op](
            torch.ones_like(grad), x, target, None, 2 * (reduction > 0), ignore_index, total_weight
        )
        return where(
            picked == 0,
            0.0,
            THEIRS[op](grad, x, target, weight, reduction, ignore_index, total_weight),
        )

    return call


def nll_backward_open(grad, x, target, weight, reduction, ignore_index, total_weight):
    """Compares classes: an update at open rows and classes is no op along its rows."""
    dim = min(x.ndim - 1, 1)
    target = target.unsqueeze(dim).to(torch.int64)
    shape = [-1 if d == dim else 1 for d in range(x.ndim)]
    target = where(target != ignore_index, target, NO_CLASS)
    if reduction == 1:
        grad = grad / total_weight
    if x.ndim > grad.ndim > 0:
        grad = grad.unsqueeze(dim)
    if weight is not None:
        grad = grad * weight.reshape(shape)
    return where(torch.arange(x.shape[dim]).reshape(shape) == target, -grad, 0.0).to(x.dtype)


def cross_entropy_with_logits(x, target, weight=None, pos_weight=None, reduction=1):
    """In the dtype of 1 - target: PyTorch multiplies that in place."""
    log = aten.log_sigmoid(x)
    if pos_weight is not None:
        log = (log * ((pos_weight - 1) * target + 1)).to(x.dtype)
    rest = 1 - target
    loss = ((rest * x).to(rest.dtype) - log).to(rest.dtype)
    return reduced(loss if weight is None else (loss * weight).to(rest.dtype), reduction)


def smooth_l1_loss_backward(grad, x, target, reduction, beta):
    """torch.sign has 0 for NaN."""
    difference = x - target
    slope = where(
        difference >= beta,
        1.0,
        where(difference <= -beta, -1.0, difference / beta if beta else 0.0),
    )
    return slope * (grad / x.numel() if reduction == 1 else grad)


def multi_margin(x, target, p, margin, weight, reduction):
    rows = x if x.ndim == 2 else x.reshape(1, -1)
    target = target.reshape(-1, 1)
    hinge = positive(margin - rows.gather(1, target) + rows) ** p
    if weight is not None:
        hinge = hinge * weight[target]
    loss = where(torch.arange(rows.shape[1]) == target, 0.0, hinge).sum(1) / rows.shape[1]
    return reduced(loss if x.ndim == 2 else loss[0], reduction)


def multi_margin_loss(x, target, p=1, margin=1, weight=None, reduction=1):
    return multi_margin(x, target, p, margin, weight, reduction)


def multi_margin_loss_backward(grad, x, target, p, margin, weight=None, reduction=1):
    return torch.func.vjp(lambda x: multi_margin(x, target, p, margin, weight, reduction), x)[1](
        grad
    )[0]


def multilabel(x, target, reduction):
    rows, labels = (x, target) if x.ndim == 2 else (x.reshape(1, -1), target.reshape(1, -1))
    # Labels end at the first that is negative.
    valid = (
        (labels < 0).to(torch.int64).unsqueeze(1)
        * torch.ones(labels.shape[1], labels.shape[1], dtype=torch.int64).tril()
    ).sum(2) == 0
    labels = where(valid, labels, 0)
    hit = (labels.unsqueeze(2) == torch.arange(rows.shape[1])) & valid.unsqueeze(2)
    other = ~hit.any(1)
    hinge = positive(1 - rows.gather(1, labels).unsqueeze(2) + rows.unsqueeze(1))
    loss = where(valid.unsqueeze(2) & other.unsqueeze(1), hinge, 0.0).sum((1, 2)) / rows.shape[1]
    return reduced(loss if x.ndim == 2 else loss[0], reduction), other


def multilabel_margin_loss_forward(x, target, reduction):
    loss, other = multilabel(x, target, reduction)
    return loss, (~other).to(x.dtype).reshape(x.shape)


def multilabel_margin_loss_backward(grad, x, target, reduction, is_target):
    return torch.func.vjp(lambda x: multilabel(x, target, reduction)[0], x)[1](grad)[0]


def softmax_backward(grad, output, dim, input_dtype):
    """As the kernel has it: a product more overflows, or is 0 x infinity."""
    wide, out = (
        v.float() if v.dtype in (torch.float16, torch.bfloat16) else v for v in (grad, output)
    )
    return ((wide - (wide * out).sum(dim, keepdim=True)) * out).to(input_dtype)


OWN = {
    aten.nll_loss_backward.default: nll_backward(aten.nll_loss_backward.default),
    aten.nll_loss2d_backward.default: nll_backward(aten.nll_loss2d_backward.default),
    aten.binary_cross_entropy_with_logits.default: cross_entropy_with_logits,
    aten.smooth_l1_loss_backward.default: smooth_l1_loss_backward,
    aten._softmax_backward_data.default: softmax_backward,
    aten.multi_margin_loss.default: multi_margin_loss,
    aten.multi_margin_loss_backward.default: multi_margin_loss_backward,
    aten.multilabel_margin_loss_forward.default: multilabel_margin_loss_forward,
    aten.multilabel_margin_loss_backward.default: multilabel_margin_loss_backward,
}
