"""The lines of torch_snippets.py: KINDS has functions of a random.Random that return a line of
Python, which computes r."""

DTYPES = (
    "float32",
    "float64",
    "bfloat16",
    "float16",
    "int64",
    "int32",
    "int16",
    "int8",
    "uint8",
    "bool",
)
INTEGERS = ("int64", "int32", "int16", "int8", "uint8")
FLOATS = ("float32", "float64", "bfloat16", "float16")
NUMBERS = (
    "0", "1", "-1", "2", "3", "-3", "7", "100", "255", "-128", "300", "2**31", "2**53 + 1", "True",
    "False", "0.5", "-2.5", "0.0", "1.0", "1e-3", "float('inf')", "float('nan')", "-0.0", "3.7",
)  # fmt: skip
INFINITE = "float('inf')"
PLACES = (
    "0", "-1", "1:4", "::2", "..., 1", ":, -1", ":, 1:3", "[0, -2]", "2, 3", "-1, -2", "...",
    "None, 0", ":, [3, 0]", "torch.tensor([1, -1])",
)  # fmt: skip
OPERATORS = ("+", "-", "*", "/", "//", "%", "&", "|", "^", "==", "!=", "<", "<=", ">", ">=")
FUNCTIONS = (
    "add", "sub", "mul", "maximum", "minimum", "fmax", "fmin", "atan2", "hypot", "copysign",
    "logaddexp", "xlogy", "logical_and", "logical_or", "logical_xor", "bitwise_and", "bitwise_or",
    "bitwise_xor", "eq", "ne", "lt", "le", "gt", "ge", "isclose", "heaviside", "float_power", "gcd",
    "lcm", "rsub", "true_divide", "ldexp",
)  # fmt: skip
DIVISIONS = (
    "torch.div(%s, %s, rounding_mode='floor')",
    "torch.div(%s, %s, rounding_mode='trunc')",
    "torch.div(%s, %s)",
    "torch.remainder(%s, %s)",
    "torch.fmod(%s, %s)",
    "torch.floor_divide(%s, %s)",
    "%s // %s",
    "%s %% %s",
    "%s / %s",
)
UNARY = (
    "abs", "neg", "sign", "square", "sqrt", "rsqrt", "reciprocal", "exp", "log", "log1p", "expm1",
    "sin", "cos", "tanh", "sigmoid", "floor", "ceil", "round", "trunc", "frac", "isnan", "isinf",
    "isfinite", "signbit", "logical_not", "bitwise_not", "positive", "sgn", "relu", "erf", "atan",
    "nan_to_num", "exp2", "log2", "sinc", "deg2rad", "isposinf", "isneginf", "isreal", "lgamma",
    "digamma", "logit", "asinh", "angle", "erfc", "float", "double", "bool", "half", "bfloat16",
)  # fmt: skip


def dtype(rng, of=DTYPES):
    return rng.choice(of)


def tensor(rng, of=DTYPES, shapes="mmmvn"):
    """A tensor, or a view of one that has the same shape."""
    name = f"{rng.choice(shapes)}_{dtype(rng, of)}"
    if name[0] != "m" or rng.random() < 0.7:
        return name
    return name + rng.choice(
        (
            ".flip(0)",
            ".mT.contiguous().mT",
            "[:, :1]",
            "[:1]",
            ".t().t()",
            "[:, [0, 0, -1, 2]]",
            "[::2].repeat(2, 1)",
            "[:, :1].expand(6, 4)",
            ".roll(1, 0)",
            ".as_strided((6, 4), (4, 1))",
            "[..., None][..., 0]",
        )
    )


def number(rng):
    return rng.choice(NUMBERS)


def operand(rng, of=DTYPES):
    return number(rng) if rng.random() < 0.4 else tensor(rng, of)


def pair(rng):
    a, b = tensor(rng), operand(rng)
    return (b, a) if rng.random() < 0.3 else (a, b)


def binary(rng):
    choice = rng.random()
    a, b = pair(rng)
    if choice < 0.3:
        return f"r = {a} {rng.choice([o for o in OPERATORS if o not in ('/', '//', '%')])} {b}"
    if choice < 0.55:
        if a[0] not in "mvn":
            a, b = b, a
        return f"r = torch.{rng.choice(FUNCTIONS)}({a}, {b})"
    if choice < 0.8:
        divisor = rng.choice(
            [f"d_{dtype(rng)}", "3", "-3", "7", "2.5", "-0.5", "True", "100", "float('inf')", "0.0"]
        )
        a = (
            tensor(rng)
            if rng.random() < 0.8 or divisor[0] != "d"
            else rng.choice(("7", "-7", "100", "2.5", "-1", "0", "True"))
        )
        return "r = " + rng.choice(DIVISIONS) % (a, divisor)
    if choice < 0.87:
        return (
            f"r = torch.{rng.choice(('add', 'sub', 'rsub'))}({tensor(rng)}, {operand(rng)}, "
            f"alpha={rng.choice(('2', '-1', '0.5', '3', 'True', '0'))})"
        )
    if choice < 0.94:
        exponent = rng.choice(
            (
                "2",
                "3",
                "0",
                "1",
                "-1",
                "-2",
                "0.5",
                "-0.5",
                "2.0",
                "0.0",
                "True",
                "d_uint8",
                "d_int64",
                "d_float32",
                "n_int64",
                "m_int8",
                "v_uint8",
                "63",
                "64",
            )
        )
        is_number = exponent[0] not in "-0123456789T" and rng.random() < 0.3
        return (
            f"r = {rng.choice(('2', '-1', '2.0', '0', '-3', '1')) if is_number else tensor(rng)} "
            f"** {exponent}"
        )
    how = rng.choice(
        (
            "%s << %s",
            "%s >> %s",
            "torch.bitwise_left_shift(%s, %s)",
            "torch.bitwise_right_shift(%s, %s)",
        )
    )
    return "r = " + how % (
        tensor(rng, INTEGERS),
        rng.choice(
            (tensor(rng, INTEGERS), "1", "7", "8", "31", "32", "63", "64", "-1", "100", "d_uint8")
        ),
    )


def unary(rng):
    x = tensor(rng)
    function = rng.choice(UNARY)
    if function in ("float", "double", "bool", "half", "bfloat16"):
        return f"r = {x}.{function}()"
    if function == "round" and rng.random() < 0.5:
        return f"r = torch.round({tensor(rng, FLOATS)}, decimals={rng.choice((1, 2, -1))})"
    return f"r = torch.{function}({x})"


def reduction(rng):
    x = tensor(rng)
    where = rng.choice(("", "", "0", "1", "-1", "0, keepdim=True", "(0, 1)", "-1, keepdim=True"))
    one = rng.choice(("0", "1", "-1"))
    t = dtype(
        rng, FLOATS if "float" in x else DTYPES
    )  # C++ does not define all integers of floats.
    options = ", ".join(filter(None, (where, f"dtype=torch.{t}" if rng.random() < 0.3 else "")))
    return "r = " + rng.choice(
        (
            f"{x}.sum({options})",
            f"{x}.sum({where})",
            f"{x}.mean({options})",
            f"{x}.mean({where})",
            f"{x}.prod({options.replace('(0, 1)', '0')})",
            f"{x}.any({where})",
            f"{x}.all({where})",
            f"{x}.amax({where})",
            f"{x}.amin({where})",
            f"{x}.cumsum({one})",
            f"{x}.cumsum({one}, dtype=torch.{t})",
            f"{x}.cumprod({one})",
            f"{x}.argmax({one})",
            f"{x}.argmin({one}, keepdim=True)",
            f"{x}.argmax()",
            f"{x}.max({one})[0]",
            f"{x}.min({one})[0]",
            f"{x}.max()",
            f"{x}.min()",
            f"{x}.std({where})",
            f"{x}.var({where})",
            f"{x}.var({one}, correction=0)",
            f"{x}.logsumexp({one})",
            f"{x}.norm()",
            f"{x}.norm(p={rng.choice(('1', '2', '0', INFINITE, '3'))}, dim={one})",
            f"{x}.count_nonzero({one})",
            f"{x}.count_nonzero()",
            f"{x}.nansum({where})",
            f"{x}.nanmean({where})",
            f"{x}.median()",
            f"{x}.sort({one})[0]",
            f"{x}.sort({one}, descending=True)[0]",
            f"{x}.cummax({one})[0]",
            f"{x}.cummin({one})[0]",
            f"{x}.diff(dim={one})",
            f"{x}.aminmax(dim={one})",
            f"{x}.softmax({one})",
            f"{x}.softmax({one}, dtype=torch.float64)",
            f"{x}.topk(2, {one})[0]",
            f"{x}.kthvalue(2, {one})[0]",
            f"torch.trapezoid({x})",
            f"{x}.logcumsumexp({one})",
            f"torch.linalg.vector_norm({x}.float(), dim={one})",
        )
    )


def product(rng):
    t = dtype(rng)
    u = t if rng.random() < 0.85 else dtype(rng)
    small = "[:, :3]" if rng.random() < 0.5 else ""
    return "r = " + rng.choice(
        (
            f"m_{t} @ m_{u}.mT",
            f"m_{t}.mT @ d_{u}",
            f"m_{t} @ v_{u}",
            f"v_{t} @ v_{u}",
            f"v_{t} @ m_{u}.mT",
            f"torch.mm(m_{t}.t(), d_{u}{small})",
            f"torch.einsum('ij,kj->ik', m_{t}, d_{u})",
            f"torch.bmm(m_{t}[None], d_{u}.mT[None])",
            f"torch.outer(v_{t}, v_{u})",
            f"v_{t}.dot(v_{u})",
            f"torch.addmm(m_{t}[:4].t(), m_{t}.t(), d_{u}, "
            f"beta={rng.choice(('2', '0', '1', '-1', '0.5'))}, "
            f"alpha={rng.choice(('1', '3', '0.5'))})",
            f"torch.addmv(v_{t}, m_{t}.t(), d_{u}[:, 0], beta={rng.choice(('2', '0'))})",
            f"F.linear(m_{t}, d_{u})",
            f"torch.kron(v_{t}, v_{u})",
            f"torch.tensordot(m_{t}, d_{u}, dims=([0], [0]))",
            f"torch.cross(m_{t}[:, :3], d_{u}[:, :3], dim=1)",
            f"m_{t}.mv(v_{u})",
            f"torch.matmul(m_{t}[:, None], d_{u}[..., None])",
            f"torch.inner(m_{t}, v_{u})",
            f"torch.vdot(v_{t}, v_{u})",
            f"torch.addcmul(m_{t}, d_{u}, v_{t}, value={rng.choice(('2', '-1', '0.5'))})",
            f"torch.addr(m_{t}[:4], v_{t}, v_{u}, alpha=2, beta=3)",
            f"torch.addcdiv(m_{t}, m_{u}, d_{u}, value={rng.choice(('2', '0.5'))})",
            f"torch.lerp(m_{t}, d_{u}, {rng.choice(('0.5', '2.0', f'v_{t}'))})",
            f"torch.linalg.matrix_power(m_{t}[:4], 3)",
            f"torch.dist(m_{t}, d_{u})",
            f"torch.baddbmm(m_{t}[None, :4], m_{t}.t()[None], d_{u}[None])",
        )
    )


def factory(rng):
    t, x = dtype(rng), tensor(rng)
    option = rng.choice((f", dtype=torch.{t}", ""))
    fill = rng.choice(NUMBERS)
    whole = rng.choice(("0", "1", "3", "5", "-2", "-7"))
    ends = rng.choice(
        (
            "5",
            "2, 9",
            "9, 2, -2",
            "0, 1, 0.25",
            "-3, 3, 2",
            "1.5, 4",
            "5, 5",
            "0, 6.0",
            "-0.5, 2.5, 0.5",
            "0, 1, 0.1",
            "3, 0, -1",
        )
    )
    made = rng.choice(
        (
            f"torch.full_like({x}, {fill}{option})",
            f"torch.ones_like({x}{option})",
            f"torch.zeros_like({x}{option})",
            f"{x}.new_full((6, 4), {fill})",
            f"{x}.new_ones((4,){option})",
            f"{x}.new_zeros(6, 4)",
            f"torch.full((6, 4), {fill}{option})",
            f"torch.full((), {fill}{option})",
            f"torch.ones(6, 4{option})",
            f"torch.zeros(4{option})",
            f"torch.arange({ends}{option})",
            f"torch.linspace({whole}, 4, 5{option})",
            f"torch.linspace(-1, 1, {rng.choice((1, 2, 7))}{option})",
            f"torch.logspace(0, 2, 5{option})",
            f"torch.eye(4{option})",
            f"torch.eye(6, 4{option})",
            f"torch.tril_indices(4, 3, {rng.choice((0, 1, -1))})",
            f"torch.triu_indices(3, 4, {rng.choice((0, 1, -1))}, "
            f"dtype=torch.{rng.choice(('int32', 'int64'))})",
            "F.one_hot(m_int64.remainder(5), 5)",
            f"F.one_hot(m_{rng.choice(INTEGERS)}.long() & 3, num_classes=4)",
            f"torch.tensor({fill}{option})",
            f"torch.tensor([1, {rng.choice(('2', '2.5', 'True', '-3', '255'))}, 0, 4]{option})",
            f"{x}.new_tensor([{fill}, {fill}])",
            "torch.tensor([[True, False], [False, True]])",
            f"torch.scalar_tensor({fill}{option})",
            f"torch.as_tensor([1.5, {fill}]{option})",
            f"torch.empty(0, 4{option})",
            "torch.hann_window(5)",
            f"torch.vander(v_{t})",
            "torch.bartlett_window(5, dtype=torch.float64)",
            "torch.cartesian_prod(torch.arange(3), torch.arange(2))",
            "torch.meshgrid(torch.arange(3), torch.arange(2), indexing='ij')[0]",
            f"torch.block_diag(v_{t}, m_{t})",
            f"torch.diag_embed(m_{t}, 1)",
            f"torch.diag(v_{t})",
            f"torch.tril(m_{t})",
            f"torch.triu(m_{t}, -1)",
            "torch.combinations(torch.arange(4))",
            "torch.range(0, 4)",
            f"torch.empty((3, 2){option}).fill_({fill})",
            f"torch.zeros(6, 4{option}).fill_(n_{dtype(rng)})",
            "torch.complex(m_float32, d_float32).abs()",
            f"torch.hstack([m_{t}, m_{dtype(rng)}])",
            f"torch.cat([m_{t}, d_{dtype(rng)}], {rng.choice((0, 1, -1))})",
            f"torch.stack([v_{t}, v_{dtype(rng)}])",
            f"torch.bucketize(m_{t}, torch.tensor([-1.0, 0.5, 3.0]))",
            f"torch.searchsorted(torch.tensor([0, 2, 5]), m_{t}, right=True)",
            f"torch.atleast_2d(n_{t})",
        )
    )
    use = rng.choice(
        (
            "",
            "",
            "",
            f" + {operand(rng)}",
            f" * {operand(rng)}",
            " == 1",
            f" - {number(rng)}",
            ".sum()",
            f" > {number(rng)}",
            ".cumsum(0)",
            "[-1]",
            ".to(torch.float32)",
        )
    )
    return f"r = ({made}){use}"


def conversion(rng):
    """Of floats that the integers have, and to uint8, where PyTorch goes through int64."""
    t, u = dtype(rng), dtype(rng)
    finite = f"d_{rng.choice(FLOATS)}" if rng.random() < 0.5 else "v_float32.nan_to_num(0, 1, -1)"
    x = f"m_{t}" if t in INTEGERS + ("bool",) or u in FLOATS + ("bool",) else finite
    return "r = " + rng.choice(
        (
            f"{x}.to(torch.{u})",
            f"{x}.type(torch.{u})",
            f"{x}.type_as(n_{u})",
            f"{x}.to(n_{u})",
            f"{x}.to(torch.{u}).to(torch.{dtype(rng, FLOATS)})",
            f"({finite} * 40).to(torch.uint8)",
            f"({finite} * -50.5).to(torch.uint8) + 1",
            f"torch.empty_like(d_{u}).copy_({x if x[0] != 'v' else 'm_bool'})",
            f"m_{rng.choice(INTEGERS)}.to(torch.{rng.choice(INTEGERS)})",
            f"m_{rng.choice(('int8', 'uint8'))}.view(torch.{rng.choice(('int8', 'uint8'))})",
        )
    )


def choice(rng):
    t = dtype(rng)
    mask = rng.choice(
        (
            "m_bool",
            f"(m_{t} > 1)",
            "v_bool",
            "n_bool",
            "(m_float32 == m_float32)",
            "~m_bool",
            "m_int64.bool()",
        )
    )
    return "r = " + rng.choice(
        (
            f"torch.where({mask}, {operand(rng)}, {tensor(rng)})",
            f"torch.where({mask}, {number(rng)}, {number(rng)})",
            f"m_{t}.masked_fill({mask}, {operand(rng)})",
            f"m_{t}.masked_fill({mask}, n_{dtype(rng)})",
            f"m_{t}.clamp({number(rng)}, {number(rng)})",
            f"m_{t}.clamp(min={operand(rng)})",
            f"m_{t}.clip(max={operand(rng)})",
            f"m_{t}.clamp(v_{dtype(rng)}, m_{dtype(rng)})",
            f"m_{t}.clamp(v_{t}, m_{t})",
            f"m_{t}.nan_to_num({number(rng)})",
            f"torch.where({mask}, n_{t}, {tensor(rng)})",
            f"m_{t}.nan_to_num(0, 1, -1)",
            f"m_{t}.index_fill(1, torch.tensor([0, -1]), {number(rng)})",
            f"m_{t}.scatter(1, m_int64 & 3, {number(rng)})",
            f"m_{t}.scatter_add(1, m_int64 & 3, d_{t})",
            f"m_{t}.scatter_reduce(1, m_int64 & 3, d_{t}, "
            f"'{rng.choice(('sum', 'prod', 'amax', 'amin', 'mean'))}')",
            f"m_{t}.index_add(1, torch.tensor([0, 2, 0, -1 % 4]), d_{t}, "
            f"alpha={rng.choice(('1', '2', '-1'))})",
            f"m_{t}.index_copy(0, torch.tensor([5, 1]), d_{t}[:2])",
            f"F.threshold(m_{t}, {number(rng)}, {number(rng)})",
            f"F.relu6(m_{t})",
            f"F.hardtanh(m_{t}, -2, 3)",
            f"F.leaky_relu(m_{t}, 0.1)",
            f"F.pad(m_{t}, (1, 2), value={number(rng)})",
            f"F.pad(m_{t}, (0, 0, 1, -2))",
            f"torch.isin(m_{t}, v_{dtype(rng)})",
            f"torch.isin(m_{t}, 3)",
            f"torch.histc(m_{t}, 4, -2, 2)",
            f"F.softplus(m_{t})",
            f"F.elu(m_{t})",
            f"F.gelu(m_{t})",
            f"F.silu(m_{t})",
            f"F.normalize(m_{t})",
            f"m_{t}.index_reduce(1, torch.tensor([0, 2, 0, 3]), d_{t}, "
            f"'{rng.choice(('prod', 'amax', 'amin', 'mean'))}')",
            f"m_{t}.masked_scatter(m_bool, d_{t})",
        )
    )


def update(rng):
    t = dtype(rng)
    x = f"y = m_{t}.clone(); "
    small = rng.choice(
        (f"d_{dtype(rng)}", f"v_{dtype(rng)}", number(rng), number(rng), f"n_{dtype(rng)}")
    )
    return rng.choice(
        (
            f"{x}y {rng.choice(('+=', '-=', '*='))} {small}; r = y",
            f"{x}y {rng.choice(('/=', '//=', '%='))} "
            f"{rng.choice((f'd_{dtype(rng)}', '3', '-2.5', '7'))}; r = y",
            f"{x}y {rng.choice(('&=', '|=', '^='))} {small}; r = y",
            f"{x}y {rng.choice(('<<=', '>>='))} {rng.choice((2, 7, 8, 40))}; r = y",
            f"{x}y[{rng.choice(PLACES)}] = {rng.choice((number(rng), f'n_{dtype(rng)}'))}; r = y",
            f"{x}y[{rng.choice(('0', '-1', '1:4', '::2', '[0, -2]'))}] = v_{dtype(rng)}; r = y",
            f"{x}y[{rng.choice(('m_bool', f'm_{t} > 1', 'm_bool[:, 0]', ':, v_bool'))}] = "
            f"{number(rng)}; r = y",
            f"{x}y[:, 1:3] {rng.choice(('+=', '*=', '-='))} "
            f"{rng.choice((number(rng), f'n_{dtype(rng)}', f'd_{t}[:, :2]'))}; r = y",
            f"{x}z = y.t(); z[1] = 3; z[0] += 1; r = y",
            f"{x}y[y != y] = 0; y[m_bool] = 1; r = y",
            f"{x}y.fill_({number(rng)}); r = y",
            f"{x}y.{rng.choice(('add_', 'sub_', 'mul_'))}({small}); r = (y, y.sum())",
            f"{x}y.clamp_({number(rng)}, {number(rng)}); r = y",
            f"{x}y.masked_fill_(m_bool, {number(rng)}); r = y",
            f"{x}y.copy_({rng.choice(('v_bool', 'm_uint8', 'n_int8', 'v_int32', 'd_float16'))}); r "
            f"= y",
            f"{x}y.zero_(); y[1:].add_(1); r = y",
            f"{x}y.view(-1)[::5] = {number(rng)}; r = y",
            f"{x}y.unbind(1)[2].mul_(2); r = y",
            f"{x}a, b = y.chunk(2, 1); a += b; r = y",
            f"{x}y.diagonal().fill_({number(rng)}); r = y",
            f"{x}y.index_put_((m_int64[:, 0] & 3,), torch.tensor(1).to(y.dtype), accumulate=True); "
            f"r = y",
            f"{x}y.scatter_(1, m_int64 & 3, 1); r = y",
            f"{x}y.scatter_add_(1, m_int64 & 3, d_{t}); r = y",
            f"{x}y[0], y[1] = y[1].clone(), y[0].clone(); r = y",
            f"{x}y.T[2, ::2] = {number(rng)}; r = y.T",
            f"{x}y.squeeze_().unsqueeze_(0); y += 1; r = y",
            f"{x}y.relu_() if y.dtype != torch.bool else y; r = y",
            f"{x}y.neg_(); y.abs_(); r = y",
            f"{x}y.lt_(2); r = y",
            f"{x}y.pow_(2); r = y",
            f"{x}y.remainder_(3); r = y",
            f"{x}y.logical_not_(); r = y",
            f"{x}y.sqrt_(); r = y",
            f"{x}y.cumsum_(0); r = y",
            f"{x}y.expand(2, 6, 4)[1].sum(); z = y.expand(2, 6, 4).clone(); z[0] = 1; r = z",
            f"{x}y.as_strided((3, 2), (8, 2), 1).mul_(2); r = y",
            f"{x}y.t_(); y[0] = 2; r = y",
            f"{x}y.index_fill_(0, torch.tensor([0, -1]), {number(rng)}); r = y",
            f"{x}y.flatten()[3] = 2; r = y",
            f"{x}z = y[1:]; y.add_(1); z.mul_(2); r = (y, z)",
            f"{x}y.swapaxes_(0, 1); r = y + 1",
        )
    )


def indexing(rng):
    t = dtype(rng)
    at = rng.choice(
        (
            "-1",
            "-6",
            "[-1, 0]",
            "[0, 5, -6]",
            "..., -1",
            ":, [-1, -4]",
            "None",
            "::2, ::3",
            "-3:",
            ":-1",
            "4:100",
            "6:",
            "3:2",
            "..., None, 0",
            "[[0, 1], [2, -1]]",
            "m_int64[:, 0] & 3",
            "(m_int8[:, 0] & 3).long()",
            "(m_uint8[:, 0] & 3).int()",
            "torch.tensor([2, 1]), torch.tensor([-1, 0])",
            ":, m_int64[0] & 3",
            "torch.tensor(2)",
            "n_int64 & 3",
            "[True, False, True, True, False, False]",
            ":, torch.tensor([True, False, True, True])",
            "-1, -1",
            "..., ::2",
            "True",
            "(m_int64 & 3)",
            "m_int64[:, :2] % 6, v_int64[:2] % 4",
        )
    )
    return "r = " + rng.choice(
        (
            f"m_{t}[{at}]",
            f"m_{t}[{at}]",
            f"m_{t}[{at}] + {number(rng)}",
            f"m_{t}.gather(1, m_int64 & 3)",
            f"m_{t}.gather(0, m_int64 & 3)",
            f"m_{t}.take(m_int64 % 24)",
            f"m_{t}.take(torch.tensor([-1, 0, -24]))",
            f"m_{t}.index_select(1, torch.tensor([0, 3, 3]))",
            f"torch.take_along_dim(m_{t}, m_int64 & 3, 1)",
            f"m_{t}.select(0, -2)",
            f"m_{t}.narrow(0, -2, 2)",
            f"m_{t}.narrow(1, 1, 2)",
            f"F.embedding(m_int64 & 3, m_{t})",
            f"m_{t}.unfold(1, 2, 1)",
            f"m_{t}.unfold(0, 3, 2)",
            f"m_{t}.diagonal({rng.choice((0, 1, -2, 4))})",
            f"m_{t}.rot90()",
            f"m_{t}.flip(0, 1)",
            f"m_{t}.roll(({rng.choice((1, -1, 5))}, 1), (0, 1))",
            f"m_{t}.as_strided((3, 2), (4, 1), 2)",
            f"m_{t}.t().as_strided((4, 6), (1, 4))",
            f"m_{t}.t().reshape(3, 8)",
            f"m_{t}.mT.flatten()",
            f"m_{t}.expand(2, 6, 4).sum(0)",
            f"m_{t}[:, None].expand(6, 3, 4).reshape(18, 4)",
            f"m_{t}.reshape(2, 3, 2, 2).to(memory_format=torch.channels_last).mean((2, 3), "
            f"dtype=torch.float32)",
            f"m_{t}.reshape(2, 3, 2, 2).contiguous(memory_format=torch.channels_last) + 1",
            f"m_{t}.reshape(1, 1, 6, 4).to(memory_format=torch.channels_last).flatten()",
            f"m_{t}.repeat_interleave(2, 0)",
            f"m_{t}.repeat(2, 1, 2)",
            f"m_{t}.tile(2)",
            f"m_{t}.unflatten(1, (2, 2)).movedim(0, -1)",
            f"m_{t}.split([1, 3], 1)[1]",
            f"m_{t}.tensor_split(4, 0)[1]",
            f"m_{t}.chunk(4)[-1]",
            f"m_{t}.view(-1, 2)[3]",
            f"m_{t}.permute(-1, 0).contiguous()",
            f"m_{t}.squeeze(0).unsqueeze(-1)",
            f"torch.broadcast_to(v_{t}, (3, 4))",
            f"m_{t}.tril().triu(-1)",
            f"m_{t}.swapdims(0, 1)[1:]",
            f"torch.broadcast_tensors(v_{t}, m_{t})[0]",
            f"m_{t}.T.ravel()[5:9]",
            f"m_{t}[1::2].T @ d_{t}[::2]",
            f"m_{t}[m_int64[:, 0] & 3, m_int64[:, 1] & 3]",
        )
    )


def empty(rng):
    t = dtype(rng)
    none = rng.choice(
        (
            f"m_{t}[:0]",
            f"m_{t}[:, :0]",
            f"m_{t}[3:3]",
            f"torch.empty(0, 4, dtype=torch.{t})",
            f"torch.zeros(6, 0, dtype=torch.{t})",
            f"v_{t}[:0]",
            f"torch.tensor([], dtype=torch.{t})",
        )
    )
    return "r = " + rng.choice(
        (
            f"{none}.sum()",
            f"{none}.sum(0)",
            f"{none}.sum(-1)",
            f"{none}.mean()",
            f"{none}.mean(0)",
            f"{none}.prod()",
            f"{none}.prod(0)",
            f"{none}.any()",
            f"{none}.all()",
            f"{none}.all(0)",
            f"{none}.any(-1)",
            f"{none}.amax(0)",
            f"{none} + 1",
            f"{none}.cumsum(0)",
            f"{none}.sort(-1)[0]",
            f"{none}.var()",
            f"{none}.logsumexp(0)",
            f"torch.cat([{none}, m_{t}], -1)",
            f"torch.cat([m_{t}, {none}])",
            f"{none}.clone()",
            f"{none}.reshape(-1)",
            f"{none}.norm()",
            f"m_{t}[:, :0] @ m_{t}[:, :0].mT",
            f"m_{t}[:0].mT @ d_{t}[:0]",
            f"m_{t}[:0] @ d_{t}.mT",
            f"{none}.count_nonzero()",
            f"torch.where({none} > 0, {none}, 1)",
            f"{none}.float().softmax(-1)",
            f"{none}.t()",
            f"{none}.unsqueeze(0)",
            f"F.pad({none}, (1, 1))",
            f"{none}.flip(0)",
            f"torch.stack([{none}, {none}])",
            f"m_{t}.index_select(0, torch.tensor([], dtype=torch.int64))",
            f"m_{t}[torch.tensor([], dtype=torch.int64)]",
            f"{none}.repeat(2, 1)",
            f"{none}.std(0)",
            f"m_{t}.scatter(1, torch.zeros(0, 4, dtype=torch.int64), 1)",
            f"m_{t}.index_add(0, torch.tensor([], dtype=torch.int64), d_{t}[:0])",
            f"{none}.argsort(-1)",
            f"{none}.cumprod(-1)",
            f"{none}.logcumsumexp(-1)",
            f"{none}.expand(2, *{none}.shape)",
            f"torch.addmm(v_{t}, m_{t}[:, :0], m_{t}[:, :0].mT[:, :4])",
            f"{none}.abs().max(dim=1)[0] if {none}.shape[-1] else {none}",
            "torch.linspace(0, 1, 0)",
            "torch.arange(0)",
            "torch.eye(0)",
            f"{none}.nansum()",
            f"{none}.topk(0)[0]",
        )
    )


def number_of_no_dimension(rng):
    n = f"n_{dtype(rng)}"
    return "r = " + rng.choice(
        (
            f"{n} + {operand(rng)}",
            f"{n} * {operand(rng)}",
            f"{n}.sum(0)",
            f"{n}.sum()",
            f"{n}.mean(dtype=torch.float32)",
            f"{n}.max()",
            f"{n}.max(0)[0]",
            f"{n}.argmax(0)",
            f"{n}.sort()[0]",
            f"{n}.cumsum(0)",
            f"{n}.unsqueeze(0)",
            f"{n}.reshape(1, 1)",
            f"{n}.expand(3)",
            f"{n}[None]",
            f"{n}[...]",
            f"{n}.t()",
            f"{n}.flatten()",
            f"{n}.prod(0)",
            f"{n}.any(0)",
            f"{n}.all()",
            f"torch.stack([{n}, {n}])",
            f"{n}.flip(())",
            f"{n}.repeat(2)",
            f"{n}.median()",
            f"{n}.norm()",
            f"{n}.index_select(0, torch.tensor([0]))",
            f"{n}.masked_fill(n_bool, {number(rng)})",
            f"{n}.softmax(0)",
            f"{n}.squeeze()",
            f"{n}.to(torch.float32)",
            f"{n}.cumprod(0)",
            f"{n}.var(correction=0)",
            f"{n}.logsumexp(0)",
            f"{n}.scatter(0, torch.tensor(0), 1)",
            f"{n}.gather(0, torch.tensor(0))",
            f"torch.cat([{n}[None], v_{dtype(rng)}])",
            f"{n} == {operand(rng)}",
            f"{n} // 3",
            f"-{n}",
            f"{n} ** 2",
            f"{n} > {number(rng)}",
            f"torch.where(n_bool, {n}, {operand(rng)})",
            f"torch.maximum({n}, v_{dtype(rng)})",
            f"{n}.clamp(0, 1)",
            f"{n}.view(1)",
            f"{n}.argsort()",
            f"{n}.kthvalue(1)[0]",
            f"{n}.topk(1)[0]",
        )
    )


def gradient(rng):
    t = dtype(rng, FLOATS)
    inner = rng.choice(
        (
            "(x[:, 1:3] * 2).sum()",
            "(x.t()[1] ** 2).sum()",
            f"(x.expand(2, 6, 4) * d_{t}).sum()",
            "x.flatten()[::3].sum()",
            f"(x * m_{rng.choice(INTEGERS + ('bool',))}).sum()",
            f"(x / d_{rng.choice(INTEGERS)}).sum()",
            f"(x * {number(rng)}).sum()",
            f"torch.where(m_bool, x, {number(rng)}).sum()",
            f"x.masked_fill(m_bool, {number(rng)}).mean()",
            "x.clamp(-1, 2).sum()",
            "x.as_strided((3, 2), (4, 1), 2).sum()",
            "(x.unbind(1)[0] * x.unbind(1)[1]).sum()",
            "x[m_int64 & 3].sum()",
            "x[[0, -1, 0]].sum()",
            "x[:, [-1, 0]].pow(2).sum()",
            "torch.cat([x, x[:2]]).mul(2).sum()",
            f"x.to(torch.{dtype(rng, FLOATS)}).sum().to(x.dtype)",
            f"(x - n_{rng.choice(INTEGERS)}).pow(2).sum()",
            f"x.pow({rng.choice(('2', '0', '1', '3', '0.5', '-1', '2.0'))}).sum()",
            "x.abs().sum()",
            "x.amax(1).sum()",
            "x.max(0)[0].sum()",
            "x.sort(1)[0][:, 0].sum()",
            "x.diagonal().sum()",
            "x.tril().sum()",
            "x.roll(1, 0)[0].sum()",
            "F.pad(x, (1, -1)).sum()",
            "x.cumsum(0)[-1].sum()",
            "x.repeat(2, 2).sum()",
            "x[:0].sum()",
            "x.mean()",
            "x.std()",
            "x.norm()",
            "x.unfold(1, 2, 1).sum()",
            f"(x % d_{t}).sum()",
            "x.fmod(2).sum()",
            f"torch.maximum(x, d_{t}).sum()",
            "torch.minimum(x, torch.zeros(())).sum()",
            "(x.sign() * x).sum()",
            "x.gather(1, m_int64 & 3).sum()",
            "x.scatter(1, m_int64 & 3, 0).sum()",
            "x.detach().sum() + x.sum() * 2",
            f"(x @ d_{t}.mT).sum()",
            "x.sqrt().sum()",
            "x.relu().sum()",
            "x.exp().sum()",
            "(x * x.detach()).sum()",
            "x.nan_to_num().sum()",
            "x.round().sum() + x.sum()",
            "torch.stack([x, x * 2]).amin(0).sum()",
            "x.index_select(1, torch.tensor([3, 3])).sum()",
            "x.prod(1).sum()",
            "x.softmax(1)[:, 0].sum()",
            "x.var(0).sum()",
            f"torch.atan2(x, d_{t}).sum()",
            f"x.lerp(d_{t}, 0.25).sum()",
            f"torch.hypot(x, d_{t}).sum()",
            f"torch.logaddexp(x, d_{t}).sum()",
            f"x.copysign(d_{t}).sum()",
            "x.log1p().sum()",
            "(x > 0).to(x.dtype).mul(x).sum()",
        )
    )
    values = rng.choice((f"m_{t}", f"d_{t}", f"d_{t}", f"d_{t}.t().contiguous().t()"))
    change = rng.choice(
        (
            "",
            "",
            "x = x.clone(); x[:, 1] = 0; ",
            "x = x * 1; x[1:] *= 2; ",
            "x = x + 0; x.relu_(); ",
        )
    )
    if change:
        return (
            f"x = {values}.clone().requires_grad_() ; w = x; {change}r = "
            f"torch.autograd.grad({inner}, w)[0]"
        )
    return f"r = torch.func.grad(lambda x: {inner})({values})"


KINDS = {
    function.__name__: function
    for function in (
        binary,
        unary,
        reduction,
        product,
        factory,
        conversion,
        choice,
        update,
        indexing,
        empty,
        number_of_no_dimension,
        gradient,
    )
}


def line(rng, wanted=None):
    return KINDS[rng.choice(wanted or list(KINDS))](rng)
