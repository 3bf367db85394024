"""Our own decompositions in a graph, node by node, until none of its nodes has one."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import torch
from torch._subclasses import FakeTensorMode
from torch.utils._pytree import tree_leaves

from dp.torch import _decompositions as decompositions
from dp.torch._decompositions import draws
from dp.torch._graph import complexes, halves, mutations, updates
from dp.torch._graph.subgraphs import Editor, Node

aten = torch.ops.aten
# Of decompositions of what decompositions made.
ROUNDS = 40
SIZES = {aten.sym_size.int, aten.sym_stride.int, aten.sym_numel.default}
VIEWS = {aten.view.default, aten._unsafe_view.default}


def is_empty(node: Node) -> bool:
    """Whether the node computes tensors without elements. Some lowerings divide by their number."""
    values = tree_leaves(node.meta.get("val"))
    computes = isinstance(node.target, torch._ops.OpOverload) and node.target not in (
        aten.empty.memory_format,
        aten.full.default,
    )
    return (
        computes
        and bool(values)
        and all(isinstance(v, torch.Tensor) and not v.numel() for v in values)
    )


def may_change(node: Node) -> bool:
    has_decomposition = (
        decompositions.find_own(node.target) is not None
        or node.target in decompositions.OF_DIMENSIONS
    )
    return node.op == "call_function" and (has_decomposition or is_empty(node))


def note_layouts(nodes: Iterable[Node]) -> None:
    """Notes the strides that reads by strides were traced for; a decomposition may lay their
    operand out otherwise."""
    for node in nodes:
        if node.target in decompositions.shapes.OF_LAYOUT:
            node.meta.setdefault("layout", node.args[0].meta["val"].stride())


class Retracer(torch.fx.Interpreter):
    """Runs a graph whose decompositions have laid tensors out otherwise than the first trace did,
    so that there may be no view of them."""

    def run_node(self, node: Node):
        if node.target in decompositions.shapes.OF_LAYOUT:
            (x, *others), options = self.fetch_args_kwargs_from_env(node)
            layout = node.meta["layout"]
            return node.target(
                x if x.stride() == layout else decompositions.shapes.laid_out(x, layout),
                *others,
                **options,
            )
        return super().run_node(node)

    def get_attr(self, target, args, kwargs):
        """Lets the step update what it makes of a constant: functionalize() wraps arguments
        alone."""
        value = super().get_attr(target, args, kwargs)
        if not isinstance(value, torch.Tensor):
            return value
        return torch._C._functorch._wrap_functional_tensor(
            value, torch._C._functorch.maybe_current_level()
        )

    def call_function(self, target, args, kwargs):
        return (
            args[0].reshape(args[1])
            if target in VIEWS
            else super().call_function(target, args, kwargs)
        )


def empties(node: Node) -> Callable:
    """Returns a function of the tensors that the node computes."""

    def make():
        made = [torch.empty(v.shape, dtype=v.dtype) for v in tree_leaves(node.meta["val"])]
        return made[0] if isinstance(node.meta["val"], torch.Tensor) else made

    return make


def decomposed(target) -> Callable:
    """Returns our decomposition of an op as a function of the key of its next draw, its arguments
    and its keyword arguments. It returns the number of its draws, too."""

    def call(key, args, kwargs):
        draws.current.begin_at(key)
        result = NotImplemented
        if own := decompositions.find_own(target):
            result = own(*args, **kwargs)
        if result is NotImplemented and target in decompositions.OF_DIMENSIONS:
            result = decompositions.lift_numbers(target, args, kwargs)
        return result, draws.current.count

    return call


class Rewriter:
    """Rewrites the nodes of a module's graph. `generator` is the number of the placeholder that
    random numbers are drawn from. `retrace` makes a graph of a module anew, which is slow and takes
    other dtypes and shapes to all users of a value. An update that `stays` is left as it is."""

    def __init__(
        self,
        module: torch.fx.GraphModule,
        fake: FakeTensorMode,
        generator: int | None,
        retrace: Callable,
        stays: Callable[[Node], bool] = lambda update: False,
    ):
        self.stays = stays
        self.generator, self.fake, self.retrace, self.drawn = generator, fake, retrace, 0
        has_sizes = fake.shape_env is not None and fake.shape_env.var_to_range
        self.of_sizes = decompositions.OF_OPEN_SIZES if has_sizes else {}
        self.open(module)

    def open(self, module: torch.fx.GraphModule) -> None:
        self.module, self.editor, self.key = module, Editor(module, self.fake), None
        self.pending = list(module.graph.nodes)
        note_layouts(self.pending)

    def run(self) -> torch.fx.GraphModule:
        self.expand_updates()
        self.remove_mutations()
        self.widen_halves()
        self.apply_table()
        for _ in range(ROUNDS):
            pending, self.editor.inserted = self.pending, []
            if any(map(complexes.has_complex, pending)):
                fits = complexes.split(self.editor)
                waiting = {*pending, *self.editor.inserted}
                self.pending = [node for node in self.module.graph.nodes if node in waiting]
            else:
                fits = self.decompose(pending)
                self.pending = self.editor.inserted
            note_layouts(self.pending)
            if not fits:
                self.open(self.retrace(self.module))
            elif not any(map(may_change, self.pending)) and not any(
                map(complexes.has_complex, self.pending)
            ):
                return self.module
        raise RuntimeError(f"decompositions do not come to an end after {ROUNDS} rounds")

    def expand_updates(self) -> None:
        for node in self.pending:
            if updates.is_update(node) and not self.stays(node):
                self.editor.replace(
                    node,
                    tree_leaves(self.editor.inline(updates.subgraph_of(node), node.args[0], node)),
                )
        self.pending = list(self.module.graph.nodes)

    def remove_mutations(self) -> None:
        """A decomposition of a view is a copy, so in-place updates are removed before."""
        changed = mutations.remove(self.module.graph)
        if changed is None:
            self.open(self.retrace(self.module))
            return
        for node in changed:

            def call(args, kwargs):
                return mutations.of_dtype(node.target)(*args, **kwargs)

            self.editor.replace(
                node,
                self.editor.call(("in place", node.target), call, (node.args, node.kwargs), node),
            )
        self.pending = list(self.module.graph.nodes)

    def widen_halves(self) -> None:
        """Before an op's decomposition: that would round after each of its steps."""
        for node in self.pending:
            if halves.rounds(node):
                name, call = halves.in_f32(node)
                self.editor.replace(
                    node, self.editor.call(name, call, (node.args, node.kwargs), node)
                )
        self.pending = list(self.module.graph.nodes)

    def apply_table(self) -> None:
        fits = True
        for node in self.pending:
            if node.target in SIZES:  # The importer has them.
                continue
            is_of_table = node.target in decompositions.TABLE or node.target in self.of_sizes
            if node.op == "call_function" and is_of_table:
                function = self.of_sizes.get(node.target, node.target)

                def call(args, kwargs):
                    return function(*args, **kwargs)

                fits &= self.editor.replace(
                    node,
                    self.editor.call(("table", node.target), call, (node.args, node.kwargs), node),
                )
        self.pending = list(self.module.graph.nodes)
        note_layouts(self.pending)
        if not fits:
            self.open(self.retrace(self.module))

    def decompose(self, pending: Iterable[Node]) -> bool:
        """Returns whether the results have the dtypes and shapes of the nodes that they replace."""
        fits = True
        for node in pending:
            if may_change(node):
                result = self.empty(node) if is_empty(node) else self.decomposition(node)
                if result is not NotImplemented:
                    fits &= self.editor.replace(node, result)
        return fits

    def empty(self, node: Node):
        values = tree_leaves(node.meta["val"])
        name = (
            "empty",
            isinstance(node.meta["val"], torch.Tensor),
            *((v.dtype, v.shape) for v in values),
        )
        return self.editor.call(name, empties(node), (), node)

    def decomposition(self, node: Node):
        key = self.next_key(node) if node.target in draws.OWN else None
        made = self.editor.call(
            node.target, decomposed(node.target), (key, self.operands(node), node.kwargs), node
        )
        if made is NotImplemented:
            return made
        self.drawn += made[1]
        return self.of_dtype(made[0], node)

    def of_dtype(self, result, node: Node):
        """Returns a result in the dtype of the node: decompositions are written for floats, and may
        make floats of integers."""
        want = node.meta.get("val")  # Checks have none.
        if (
            not isinstance(result, Node)
            or not isinstance(want, torch.Tensor)
            or result.meta["val"].dtype == want.dtype
        ):
            return result
        return self.editor.call(("to", want.dtype), lambda x: x.to(want.dtype), (result,), node)

    def operands(self, node: Node) -> tuple:
        layout = node.meta.get("layout") if node.target in decompositions.shapes.OF_LAYOUT else None
        if layout is None or node.args[0].meta["val"].stride() == layout:
            return node.args

        def lay_out(x):
            return decompositions.shapes.laid_out(x, layout)

        return self.editor.call(("lay out", layout), lay_out, (node.args[0],), node), *node.args[1:]

    def next_key(self, node: Node):
        """Returns the key of the step's next draw as nodes."""
        if self.generator is None:
            return None
        if self.key is None:
            inputs = [n for n in self.module.graph.nodes if n.op == "placeholder"]
            self.key = self.editor.call(
                "key", draws.key_of, (inputs[self.generator],), inputs[-1].next
            )
        word, other = self.key
        number = self.drawn + 1
        return self.editor.call(("draw", number), lambda word: word + number, (word,), node), other
