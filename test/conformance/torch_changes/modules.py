"""Situations of modules: hooks, layers and their options, parametrizations, buffers, flags,
classes."""

import copy
import dataclasses
import types

import torch
import torch.nn.functional as F
from torch import nn
from torch.nn.utils import parametrize, prune
from torch_changes.kinds import Net, Plain, case, kept_of, later, patch, situation, twice

plain = lambda self, h: h
applied = lambda self, h: self.of(h)


def option(name, layer, word, value, body=applied, **more):
    case(
        f"option-{name}",
        lambda: situation(body, lambda model: setattr(model.of, word, value), of=layer(), **more),
    )


option("negative-slope", lambda: nn.LeakyReLU(0.1), "negative_slope", 0.9)
option("approximate", nn.GELU, "approximate", "tanh", body=lambda self, h: self.of(h * 2) * 20)
option("dropout", lambda: nn.Dropout(0.0), "p", 1.0)
option("momentum", lambda: nn.BatchNorm1d(4), "momentum", 0.5)
option("momentum-none", lambda: nn.BatchNorm1d(4), "momentum", None)
option("eps", lambda: nn.BatchNorm1d(4), "eps", 1.0)
option("eps-of-layer-norm", lambda: nn.LayerNorm(4), "eps", 1.0)
option("track", lambda: nn.BatchNorm1d(4), "track_running_stats", False, matters=True)
option("affine", lambda: nn.LayerNorm(4), "weight", None, refused=("weight",))
option("dim", lambda: nn.Softmax(1), "dim", 0)
option(
    "size",
    lambda: nn.Upsample(4),
    "size",
    2,
    body=lambda self, h: F.pad(self.of(h[:, None])[:, 0], (0, 4 - self.of.size)),
)
option(
    "inplace",
    nn.ReLU,
    "inplace",
    True,
    matters=False,
    traces=2,
    body=lambda self, h: self.of(h + 1),
)
option("padding", lambda: nn.AvgPool1d(3, 1, 1), "count_include_pad", False)
option(
    "padding-mode",
    lambda: nn.Conv1d(1, 1, 3, padding=1),
    "padding_mode",
    "circular",
    body=lambda self, h: self.of(h[:, None])[:, 0],
)
option(
    "dilation",
    lambda: nn.Conv1d(1, 1, 3, padding=2, dilation=2),
    "dilation",
    (1,),
    body=lambda self, h: self.of(h[:, None])[:, 0, :4],
)
option(
    "heads",
    lambda: nn.MultiheadAttention(4, 2, batch_first=True),
    "num_heads",
    4,
    body=lambda self, h: self.of(*3 * [h[:6].view(2, 3, 4)], need_weights=False)[0].sum() + h,
)
option(
    "sparse-index",
    lambda: nn.EmbeddingBag(3, 4, mode="sum"),
    "mode",
    "mean",
    body=lambda self, h: (
        h + self.of(torch.tensor([[0, 1], [1, 1], [2, 0], [0, 0], [1, 2], [2, 2], [0, 1]]))
    ),
)
option("scale-grad", lambda: Rows(False), "scale_grad_by_freq", True)
option("training", lambda: nn.BatchNorm1d(4), "training", False)


class Rows(nn.Embedding):
    def __init__(self, scale):
        super().__init__(3, 4, scale_grad_by_freq=scale)
        with torch.no_grad():
            self.weight.copy_(torch.arange(12.0).view(3, 4) / 12)

    def forward(self, h):
        return h + super().forward(torch.tensor([0, 0, 1, 2, 1, 0, 0]))


def changed(
    name,
    change,
    body=applied,
    layer=lambda: nn.Sequential(nn.Linear(4, 4), nn.ReLU(), nn.Linear(4, 4)),
    **more,
):
    case(f"layer-{name}", lambda: situation(body, change, of=layer(), **more))


changed("replaced", lambda model: setattr(model, "of", nn.Sigmoid()), layer=nn.Tanh)
changed("replaced-inside", lambda model: model.of.__setitem__(1, nn.Sigmoid()))
changed("appended", lambda model: model.of.append(nn.Tanh()))
changed(
    "inserted",
    lambda model: model.of.insert(1, nn.Tanh()),
    layer=lambda: nn.Sequential(nn.Tanh(), nn.ReLU()),
)
changed("inserted-before", lambda model: model.of.insert(1, nn.Tanh()))
changed(
    "deleted",
    lambda model: model.of.__delitem__(1),
    layer=lambda: nn.Sequential(nn.Tanh(), nn.ReLU()),
)
changed("deleted-trained", lambda model: model.of.__delitem__(2), refused=("of.2",))
changed(
    "sliced",
    lambda model: setattr(model, "of", model.of[:1]),
    layer=lambda: nn.Sequential(nn.Tanh(), nn.ReLU()),
)
changed("swapped", lambda model: swap(model.of, 0, 2))
changed(
    "new-trained",
    lambda model: setattr(model, "of", nn.Linear(4, 4)),
    layer=lambda: nn.Linear(4, 4),
    refused=("of.",),
)
changed(
    "added-trained",
    lambda model: setattr(model, "of", nn.Linear(4, 4)),
    body=lambda self, h: h if self.of is None else self.of(h),
    layer=lambda: None,
    refused=("of.",),
)
changed(
    "list",
    lambda model: model.of.append(nn.Identity()),
    body=lambda self, h: h * len(self.of),
    layer=lambda: nn.ModuleList([nn.Identity()]),
)
changed(
    "dict",
    lambda model: model.of.update({"a": nn.Sigmoid()}),
    body=lambda self, h: self.of["a"](h),
    layer=lambda: nn.ModuleDict({"a": nn.ReLU()}),
)
changed(
    "dict-new",
    lambda model: model.of.update({"b": nn.Sigmoid()}),
    body=lambda self, h: sum(layer(h) for layer in self.of.values()),
    layer=lambda: nn.ModuleDict({"a": nn.ReLU()}),
)
changed(
    "dict-order",
    lambda model: model.of._modules.update(a=model.of._modules.pop("a")),
    body=lambda self, h: next(iter(self.of.values()))(h),
    layer=lambda: nn.ModuleDict({"a": nn.ReLU(), "b": nn.Sigmoid()}),
)
changed("forward", lambda model: setattr(model.of, "forward", torch.sigmoid), layer=nn.ReLU)
changed(
    "forward-bound",
    lambda model: setattr(model.of, "forward", types.MethodType(lambda self, h: h * 2, model.of)),
    layer=nn.ReLU,
)
changed("class", lambda model: setattr(model.of, "__class__", nn.Sigmoid), layer=nn.Tanh)
changed("frozen", lambda model: model.of.requires_grad_(False))
changed("frozen-bias", lambda model: model.of[0].bias.requires_grad_(False))
changed("evaluated", lambda model: model.eval(), layer=lambda: nn.BatchNorm1d(4))
changed("flag-read", lambda model: model.eval(), body=lambda self, h: h * 2 if self.training else h)
changed(
    "flag-of-child",
    lambda model: model.of.eval(),
    body=lambda self, h: h * 2 if self.of.training else h,
)
changed(
    "requires-read",
    lambda model: model.of[0].weight.requires_grad_(False),
    body=lambda self, h: (
        h * 2 if any(not p.requires_grad for p in self.of.parameters()) else self.of(h)
    ),
)
changed(
    "counted",
    lambda model: model.of.append(nn.Tanh()),
    body=lambda self, h: h * len(list(self.of.modules())),
)
changed(
    "named",
    lambda model: setattr(model, "more", nn.Tanh()),
    body=lambda self, h: h * len(dict(self.named_children())),
)
changed(
    "submodule",
    lambda model: model.of.__setitem__(1, nn.Sigmoid()),
    body=lambda self, h: self.get_submodule("of.1")(h),
)
changed("edited", lambda model: model.of[0].weight.data.mul_(0.5))
changed("edited-numpy", lambda model: model.of[0].weight.detach().numpy().__imul__(0.5))
changed("edited-copy", lambda model: copy_half(model.of[0].weight))
changed(
    "edited-data", lambda model: setattr(model.of[0].weight, "data", model.of[0].weight.data * 0.5)
)
changed(
    "edited-storage",
    lambda model: model.of[0].bias.untyped_storage().copy_(torch.ones(4).untyped_storage()),
)
changed(
    "edited-vector",
    lambda model: nn.utils.vector_to_parameters(
        nn.utils.parameters_to_vector(model.parameters()) * 0.5, model.parameters()
    ),
)
changed("edited-init", lambda model: nn.init.constant_(model.of[0].weight, 0.25))
changed(
    "edited-loaded",
    lambda model: model.load_state_dict({k: v * 0.5 for k, v in model.state_dict().items()}),
)
changed(
    "edited-assigned",
    lambda model: model.load_state_dict(
        {k: v * 0.5 for k, v in model.state_dict().items()}, assign=True
    ),
    refused=("another parameter",),
)
changed("edited-dlpack", lambda model: torch.from_dlpack(model.of[0].weight.detach()).mul_(0.5))
changed(
    "edited-each", lambda model: [p.data.clamp_(-0.2, 0.2) for p in model.parameters()], each=True
)
changed("double", lambda model: model.double(), refused=("first.weight is torch.float64",))
changed(
    "tied",
    lambda model: setattr(model.of[2], "weight", model.of[0].weight),
    refused=("of.2.weight",),
)
changed(
    "untied",
    lambda model: setattr(model.of[2], "weight", nn.Parameter(model.of[0].weight.detach().clone())),
    layer=lambda: tied(),
    refused=("of.2.weight",),
)
changed("bias-none", lambda model: setattr(model.of[0], "bias", None), refused=("of.0.bias",))
changed(
    "parameter-new",
    lambda model: setattr(model, "more", nn.Parameter(torch.ones(4))),
    body=lambda self, h: h * getattr(self, "more", 1),
    refused=("more",),
)
changed(
    "buffer-new",
    lambda model: model.register_buffer("more", torch.full((4,), 2.0)),
    body=lambda self, h: h * getattr(self, "more", 1),
    refused=("more",),
)
changed(
    "buffer-filled",
    lambda model: setattr(model.of[0], "late", torch.full((4,), 2.0)),
    layer=lambda: with_buffer(None),
    body=lambda self, h: h if self.of[0].late is None else h * self.of[0].late,
    refused=("late",),
)
changed(
    "buffer-replaced",
    lambda model: setattr(model.of[0], "late", torch.full((4,), 2.0)),
    layer=lambda: with_buffer(torch.ones(4)),
    body=lambda self, h: h * self.of[0].late,
)
changed(
    "buffer-edited",
    lambda model: model.of[0].late.mul_(2),
    layer=lambda: with_buffer(torch.ones(4)),
    body=lambda self, h: h * self.of[0].late,
)
changed(
    "buffer-unsaved",
    lambda model: model.of[0].late.mul_(2),
    layer=lambda: with_buffer(torch.ones(4), persistent=False),
    body=lambda self, h: h * self.of[0].late,
)
changed(
    "pruned",
    lambda model: prune.l1_unstructured(model.of[0], "weight", 0.5),
    refused=("of.0.weight",),
)
changed("prune-mask", lambda model: model.of[0].weight_mask.zero_(), layer=lambda: pruned())
changed(
    "parametrized",
    lambda model: parametrize.register_parametrization(model.of[0], "weight", nn.Tanh()),
    refused=("of.0.",),
)
changed(
    "parametrization",
    lambda model: setattr(model.of[0].parametrizations.weight[0], "rate", 2.0),
    layer=lambda: parametrized(),
)
changed(
    "spectral",
    lambda model: nn.utils.parametrizations.spectral_norm(model.of[0]),
    refused=("of.0.",),
)
changed(
    "attribute-of-parameter",
    lambda model: twice(model.of[0].weight),
    layer=lambda: marked("weight"),
    body=lambda self, h: h * self.of[0].weight.rate,
)
changed(
    "attribute-of-buffer",
    lambda model: twice(model.of[0].late),
    layer=lambda: marked("late"),
    body=lambda self, h: h * self.of[0].late.rate,
)
changed(
    "shadowed",
    lambda model: object.__setattr__(model, "first", nn.Linear(3, 4).requires_grad_(False)),
)
changed(
    "checkpointed",
    lambda model: setattr(model, "more", True),
    more=False,
    body=lambda self, h: (
        torch.utils.checkpoint.checkpoint(self.of, h, use_reentrant=False)
        if self.more
        else self.of(h)
    ),
    matters=False,
    traces=2,
)
changed(
    "deep-copied",
    lambda model: setattr(model, "of", copy.deepcopy(model.of)),
    refused=("another parameter",),
)
changed(
    "called-by-name",
    lambda model: setattr(model, "more", "sigmoid"),
    more="relu",
    body=lambda self, h: getattr(F, self.more)(self.of(h)),
)


def swap(layers, a, b):
    layers[a], layers[b] = layers[b], layers[a]


def copy_half(weight):
    with torch.no_grad():
        weight.copy_(weight * 0.5)


def tied():
    layers = nn.Sequential(nn.Linear(4, 4), nn.ReLU(), nn.Linear(4, 4))
    layers[2].weight = layers[0].weight
    return layers


def with_buffer(value, **options):
    layer = nn.Linear(4, 4)
    layer.register_buffer("late", value, **options)
    return nn.Sequential(layer)


def marked(name):
    layers = with_buffer(torch.ones(4))
    getattr(layers[0], name).rate = 1.0
    return layers


def pruned():
    layers = nn.Sequential(nn.Linear(4, 4))
    prune.l1_unstructured(layers[0], "weight", 0.5)
    return layers


class Rated(nn.Module):
    rate = 1.0

    def forward(self, weight):
        return weight * self.rate


def parametrized():
    layers = nn.Sequential(nn.Linear(4, 4))
    parametrize.register_parametrization(layers[0], "weight", Rated())
    return layers


@case("view-written")
def of_view():
    """The buffer would not have what is written into its view."""

    def writes(self, h):
        self.row.copy_(h.detach().mean(0))
        return h * (1 + self.of.sum())

    model = Net(writes)
    model.register_buffer("of", torch.zeros(4, 4))
    model.row = model.of[0]
    return situation(
        plain,
        lambda model: None,
        model,
        refused=("the step changes row, which lies in the memory of of", "write into of itself"),
    )


@case("attributes-replaced")
def of_replaced_attributes():
    return situation(
        plain,
        lambda model: setattr(model.of, "__dict__", {"rate": 2.0}),
        Net(lambda self, h: h * self.of.rate, of=kept_of(Plain)),
    )


class Derived(Net):
    pass


class Tripled(Net):
    def forward(self, x):
        return super().forward(x) * 3


@case("class-of-model")
def of_class():
    return situation(plain, lambda model: setattr(model, "__class__", Tripled))


@case("bases-of-model")
def of_bases():
    def change(model):
        later(lambda: setattr(Derived, "__bases__", (Net,)))
        Derived.__bases__ = (Tripled,)

    return situation(plain, change, Derived(plain))


case(
    "body-replaced",
    lambda: situation(plain, lambda model: setattr(model, "body", lambda self, h: h * 3)),
)
case(
    "forward-replaced",
    lambda: situation(
        plain, lambda model: patch(Net, "forward", lambda self, x: self.last(self.first(x)))
    ),
)
case(
    "forward-of-object",
    lambda: situation(
        plain, lambda model: setattr(model, "forward", lambda x: model.last(model.first(x)))
    ),
)
case(
    "call-replaced",
    lambda: situation(
        plain,
        lambda model: patch(
            nn.Module, "__call__", lambda self, *given: 0.5 * self._call_impl(*given)
        ),
    ),
)
case(
    "linear-replaced",
    lambda: situation(
        plain, lambda model: patch(nn.Linear, "forward", lambda self, x: F.linear(x, self.weight))
    ),
)


@case("loss-module")
def of_loss_module():
    loss = nn.CrossEntropyLoss()
    return situation(
        plain,
        lambda model: setattr(loss, "label_smoothing", 0.5),
        loss=lambda model, x, y: loss(model(x), y),
    )


@case("loss-module-given")
def of_given_loss():
    loss = nn.CrossEntropyLoss()
    return dataclasses.replace(
        situation(plain, lambda model: setattr(loss, "reduction", "sum")),
        eager_loss=lambda model, x, y: loss(model(x), y),
        loss=loss,
    )


@case("loss-module-weight")
def of_loss_weight():
    loss = nn.CrossEntropyLoss(torch.ones(2))
    return situation(
        plain,
        lambda model: loss.weight.__setitem__(0, 2.0),
        loss=lambda model, x, y: loss(model(x), y),
    )
