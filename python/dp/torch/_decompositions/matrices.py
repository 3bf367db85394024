"""Linear algebra and ffts out of dp's routines.

A routine reports a matrix that is singular or not positive definite by a status, and gives NaN;
PyTorch's functions that raise an error for it do not in a graph.
"""

import math

import torch

from dp.torch._mlir import routines

aten = torch.ops.aten
call = routines.call


def is_real(*tensors):
    return all(t.dtype in (torch.float32, torch.float64) for t in tensors)


def only_real(function):
    def decomposed(x, *args, **kwargs):
        tensors = [
            t for t in (x, *args[:1]) if isinstance(t, torch.Tensor) and t.dtype != torch.int32
        ]
        return function(x, *args, **kwargs) if is_real(*tensors) else NotImplemented

    return decomposed


def broadcast(a, b):
    """Gives two tensors of matrices one batch."""
    batch = torch.broadcast_shapes(a.shape[:-2], b.shape[:-2])
    return a.expand(*batch, *a.shape[-2:]), b.expand(*batch, *b.shape[-2:])


def empty(x):
    return x.new_zeros(0)


# ===------------------------------------------------------------------------===#
# Cholesky, triangular systems
# ===------------------------------------------------------------------------===#


def cholesky_ex(a, *, upper=False, check_errors=False):
    return call("cholesky", a, flags=["upper"] if upper else [])


def solve_triangular(a, b, *, upper, left=True, unitriangular=False, transpose=False):
    a, b = broadcast(a, b)
    named = dict(upper=upper, right=not left, unit=unitriangular, transpose=transpose)
    return call("triangular_solve", a, b, flags=[k for k, v in named.items() if v])[0]


def triangular_solve(b, a, upper=True, transpose=False, unitriangular=False):
    batch = torch.broadcast_shapes(a.shape[:-2], b.shape[:-2])
    x = solve_triangular(a, b, upper=upper, unitriangular=unitriangular, transpose=transpose)
    return x, a.expand(*batch, *a.shape[-2:]).clone()


def cholesky_solve(b, factor, upper=False):
    y = solve_triangular(factor, b, upper=upper, transpose=upper)
    return solve_triangular(factor, y, upper=upper, transpose=not upper)


def cholesky_inverse(factor, upper=False):
    return cholesky_solve(torch.eye(factor.shape[-1], dtype=factor.dtype), factor, upper)


# ===------------------------------------------------------------------------===#
# Orthogonal factorizations
# ===------------------------------------------------------------------------===#


def qr(a, mode="reduced"):
    m, n = a.shape[-2:]
    packed, tau = call("householder_qr", a)
    k = min(m, n)
    r = packed[..., : m if mode == "complete" else k, :].triu()
    if mode == "r":
        return empty(a), r
    columns = m if mode == "complete" else k
    if columns > n:
        packed = torch.nn.functional.pad(packed, (0, columns - n))
    return call("householder_product", packed[..., :columns], tau)[0], r


def geqrf(a):
    return call("householder_qr", a)


def householder_product(a, tau):
    return call("householder_product", a, tau)[0]


# The number of reflections up to which they are applied one by one, as LAPACK does; more are a
# matrix before.
FEW_REFLECTIONS = 32


def ormqr(a, tau, other, left=True, transpose=False):
    m, count = a.shape[-2], tau.shape[-1]
    if count <= FEW_REFLECTIONS:
        x = other if left else other.mT
        for i in range(count) if left == transpose else reversed(range(count)):
            vector = torch.cat([torch.ones_like(a[..., :1, 0]), a[..., i + 1 :, i]], -1).unsqueeze(
                -1
            )
            rest = x[..., i:, :]
            x = torch.cat(
                [x[..., :i, :], rest - tau[..., i, None, None] * vector * (vector.mT @ rest)], -2
            )
        return x if left else x.mT
    q = call("householder_product", torch.nn.functional.pad(a, (0, m - a.shape[-1])), tau)[0]
    q = q.mT if transpose else q
    return q @ other if left else other @ q


def eigh(a, UPLO="L", compute_v=True):
    # The other triangle may have anything, also NaN.
    upper = UPLO.upper() == "U"
    a = a.triu() + a.triu(1).mT if upper else a.tril() + a.tril(-1).mT
    flags = (["upper"] if upper else []) + ([] if compute_v else ["values"])
    vectors, values, _ = call("eigh", a, flags=flags)
    return values, vectors if compute_v else empty(a)


def svd(a, full_matrices=False, compute_uv=True, *, driver=None):
    if not compute_uv:
        return empty(a), call("svd", a, flags=["values"])[0], empty(a)
    values, u, vh, _ = call("svd", a, flags=["full"] if full_matrices else [])
    return u, values, vh


def pinv(a, *, atol=None, rtol=None, hermitian=False):
    if hermitian:
        values, vectors = eigh(a)
        sizes, u, v = values.abs(), vectors, vectors
    else:
        u, sizes, vh = svd(a)
        values, v = sizes, vh.mT
    eps = max(a.shape[-2:]) * torch.finfo(a.dtype).eps
    atol = 0 if atol is None else atol.unsqueeze(-1)
    rtol = eps if rtol is None else rtol.unsqueeze(-1)
    least = torch.maximum(torch.as_tensor(atol, dtype=a.dtype), rtol * sizes.amax(-1, keepdim=True))
    inverse = torch.where(sizes > least, 1 / torch.where(sizes > least, values, 1), 0)
    return (v * inverse.unsqueeze(-2)) @ u.mT


def polar(a):
    u, sizes, vh = svd(a)
    return u @ vh, vh.mT @ (sizes.unsqueeze(-1) * vh)


def matrix_sqrth(a):
    values, vectors = eigh(a)
    return (
        vectors * values.clamp(min=0).sqrt().unsqueeze(-2)
    ) @ vectors.mT  # PyTorch takes a negative eigenvalue for 0.


# ===------------------------------------------------------------------------===#
# Fourier transforms, of real and imaginary parts; complexes.py calls them
# ===------------------------------------------------------------------------===#


def scale(parts, normalization, count):
    if normalization == 0:
        return parts
    factor = 1 / math.sqrt(count) if normalization == 1 else 1 / count
    return [part * factor for part in parts]


def extents(x, dims):
    return math.prod(x.shape[d] for d in dims)


def along(parts, dims, inverse):
    for dim in dims:
        parts = [part.transpose(dim, -1) for part in parts]
        parts = [
            part.transpose(dim, -1)
            for part in call("fft", *parts, flags=["inverse"] if inverse else [])
        ]
    return parts


def fft_c2c(parts, dim, normalization, forward):
    return scale(along(parts, dim, not forward), normalization, extents(parts[0], dim))


def fft_r2c(x, dim, normalization, onesided):
    *others, last = [d % x.ndim for d in dim]
    if not onesided:
        return fft_c2c([x, torch.zeros_like(x)], dim, normalization, True)
    parts = [part.transpose(last, -1) for part in call("rfft", x.transpose(last, -1))]
    return scale(along(parts, others, False), normalization, extents(x, dim))


def fft_c2r(parts, dim, normalization, last_dim_size):
    *others, last = [d % parts[0].ndim for d in dim]
    half = [
        part.transpose(last, -1)[..., : last_dim_size // 2 + 1]
        for part in along(parts, others, True)
    ]
    (real,) = call("irfft", *half, size=last_dim_size)
    return scale(
        [real.transpose(last, -1)], normalization, extents(parts[0], others) * last_dim_size
    )[0]


def check_errors(*args, **kwargs):
    return None


OWN = {
    op: only_real(function)
    for op, function in {
        aten.linalg_cholesky_ex.default: cholesky_ex,
        aten.cholesky_solve.default: cholesky_solve,
        aten._cholesky_solve_helper.default: cholesky_solve,
        aten.cholesky_inverse.default: cholesky_inverse,
        aten.linalg_solve_triangular.default: solve_triangular,
        aten.triangular_solve.default: triangular_solve,
        aten.linalg_qr.default: qr,
        aten.geqrf.default: geqrf,
        aten.linalg_householder_product.default: householder_product,
        aten._linalg_eigh.default: eigh,
        aten._linalg_svd.default: svd,
        aten.ormqr.default: ormqr,
        aten.linalg_pinv.atol_rtol_tensor: pinv,
        aten.linalg_polar.default: polar,
        aten.linalg_matrix_sqrth.default: matrix_sqrth,
    }.items()
}
OWN[aten._linalg_check_errors.default] = check_errors
