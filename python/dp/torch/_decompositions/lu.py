"""LU factorizations, and determinants, inverses and solutions by them, out of dp's routines."""

import math

import torch

from dp.torch._mlir import routines

from .matrices import broadcast, empty, only_real, solve_triangular

aten = torch.ops.aten
call = routines.call


def along(mask, dim):
    """Whether an element is set or one before it along the dimension."""
    return mask.to(torch.int64).cumsum(dim) > 0


def factors(a):
    """The packed factors, pivots and status. A BLAS may divide by an infinite pivot as if its
    inverse were 0 and lose a NaN beside it. So what depends on a NaN, or on an infinite number
    divided by an infinite pivot, is NaN here: the rows from there on and, as soon as one of them
    has the pivot, all that is below and behind that."""
    lu, pivots, info = call("lu", a)
    if not a.numel():
        return lu, pivots, info
    rows, columns = torch.arange(a.shape[-2]).unsqueeze(1), torch.arange(a.shape[-1])
    given = take_rows(a, permutation(pivots, a.shape[-2]))
    # Not finite before the division by the pivot: as given, or by what is taken off.
    before = ~given.isfinite() | (
        along(~lu.isfinite() & (rows < columns), -2) | along(~lu.isfinite() & (rows > columns), -1)
    )
    pivot = torch.nn.functional.pad(
        lu.diagonal(dim1=-2, dim2=-1), (0, max(0, a.shape[-1] - a.shape[-2])), value=1.0
    ).unsqueeze(-2)
    lost = along((rows > columns) & (pivot.isnan() | pivot.isinf() & before), -1)
    size = min(a.shape[-2:])
    first = torch.where(
        lost[..., :size, :size].diagonal(dim1=-2, dim2=-1), torch.arange(size), max(a.shape[-2:])
    ).amin(-1)[..., None, None]
    return torch.where(lost | (rows > first) & (columns >= first), math.nan, lu), pivots, info


def lu_of(a):
    """The factors with NaN in all places if the matrix has one: a BLAS may lose it beside an
    infinite pivot."""
    lu, *rest = call("lu", a)
    return torch.where(a.isnan().flatten(-2).any(-1)[..., None, None], math.nan, lu), *rest


def lu_factor_ex(a, *, pivot=True, check_errors=False):
    return factors(a) if pivot else NotImplemented


def permutation(pivots, size):
    return call("pivots_to_permutation", pivots, size=size)[0].to(torch.int64)


def take_rows(x, rows):
    return torch.gather(x, -2, rows.unsqueeze(-1).expand(*rows.shape, x.shape[-1]))


def lu_solve(lu, pivots, b, *, left=True, adjoint=False):
    """A NaN in the factors makes all of the solution NaN, as with PyTorch's LAPACK. A BLAS may
    leave out its product with a zero."""
    if not left:
        return lu_solve(lu, pivots, b.mT, adjoint=not adjoint).mT
    lu, b = broadcast(lu, b)
    rows = permutation(pivots, lu.shape[-2]).expand(lu.shape[:-1])
    if not adjoint:
        y = solve_triangular(lu, take_rows(b, rows), upper=False, unitriangular=True)
        y = solve_triangular(lu, y, upper=True)
    else:
        y = solve_triangular(lu, b, upper=True, transpose=True)
        y = solve_triangular(lu, y, upper=False, unitriangular=True, transpose=True)
        y = take_rows(y, inverse(rows))
    return torch.where(lu.isnan().flatten(-2).any(-1)[..., None, None], math.nan, y)


def inverse(rows):
    """Returns the inverse of a permutation."""
    places = torch.arange(rows.shape[-1])
    return (rows.unsqueeze(-2) == places.unsqueeze(-1)).to(torch.int64).mul(places).sum(-1)


def lu_unpack(lu, pivots, unpack_data=True, unpack_pivots=True):
    m, n = lu.shape[-2:]
    k = min(m, n)
    p = lower = upper = empty(lu)
    if unpack_pivots:
        p = (permutation(pivots, m).unsqueeze(-2) == torch.arange(m).unsqueeze(-1)).to(lu.dtype)
    if unpack_data:
        lower = lu[..., :, :k].tril(-1) + torch.eye(m, k, dtype=lu.dtype)
        upper = lu[..., :k, :].triu()
    return p, lower, upper


def linalg_lu(a, *, pivot=True):
    return lu_unpack(*factors(a)[:2]) if pivot else NotImplemented


def sign_of(pivots):
    moved = (
        (pivots != torch.arange(1, pivots.shape[-1] + 1, dtype=pivots.dtype))
        .to(torch.int64)
        .sum(-1)
    )
    return 1 - 2 * (moved % 2)


def factor_either(a):
    """The LU of a matrix or of its transpose, as PyTorch's gradients expect it by the strides of
    the matrix."""
    return lu_of(a.mT if a.is_contiguous() else a)


def det(a):
    lu, pivots, _ = factor_either(a)
    return lu.diagonal(dim1=-2, dim2=-1).prod(-1) * sign_of(pivots).to(a.dtype), lu, pivots


def slogdet(a):
    lu, pivots, _ = factor_either(a)
    diagonal = lu.diagonal(dim1=-2, dim2=-1)
    return (
        diagonal.sign().prod(-1) * sign_of(pivots).to(a.dtype),
        diagonal.abs().log().sum(-1),
        lu,
        pivots,
    )


def solve_ex(a, b, *, left=True, check_errors=False):
    """The LU is that of the matrix, whatever its strides: PyTorch's gradient solves with its
    adjoint, unlike that of det."""
    vector = b.ndim == 1 or b.ndim == a.ndim - 1 and b.shape == a.shape[:-1]
    lu, pivots, info = lu_of(a)
    x = lu_solve(lu, pivots, b.unsqueeze(-1) if vector else b, left=left or vector)
    return x.squeeze(-1) if vector else x, lu, pivots, info


def inv_ex(a, *, check_errors=False):
    lu, pivots, info = lu_of(a)
    return lu_solve(lu, pivots, torch.eye(a.shape[-1], dtype=a.dtype)), info


OWN = {
    op: only_real(function)
    for op, function in {
        aten.linalg_lu_factor_ex.default: lu_factor_ex,
        aten.linalg_lu.default: linalg_lu,
        aten.lu_unpack.default: lu_unpack,
        aten.linalg_lu_solve.default: lu_solve,
        aten.linalg_inv_ex.default: inv_ex,
    }.items()
}
# While autograd records, because its formulas ask for the strides of the matrix.
AT_TRACE = {
    op: only_real(function)
    for op, function in {
        aten._linalg_det.default: det,
        aten._linalg_slogdet.default: slogdet,
        aten._linalg_solve_ex.default: solve_ex,
    }.items()
}
