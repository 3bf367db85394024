"""Linear algebra and Fourier transforms of rows, of sums over the batch and of parameters, with
their gradients."""

import torch
from torch_common import momentum, step, weights


def filters():
    """A Kalman filter for each row, by solves and determinants; a covariance of the batch by
    Cholesky."""
    params = weights(0.4, drift=(3, 3), noise=(3, 3), read=(3, 2))
    data = dict(x=torch.randn(17, 4, 2), y=torch.randn(17, 3))

    def loss(p, b, _):
        eye = torch.eye(3)
        noise = p["noise"] @ p["noise"].T + eye
        state, spread = b["y"], eye.expand(len(b["y"]), 3, 3)
        total = 0
        for t in range(4):
            state, spread = state @ p["drift"].T, p["drift"] @ spread @ p["drift"].T + noise
            seen = p["read"].T @ spread @ p["read"] + torch.eye(2)
            off = b["x"][:, t] - state @ p["read"]
            gain = torch.linalg.solve(seen, p["read"].T @ spread).mT
            total = (
                total + torch.linalg.slogdet(seen)[1] + (off * torch.linalg.solve(seen, off)).sum(1)
            )
            state, spread = (
                state + (gain @ off[..., None])[..., 0],
                spread - gain @ p["read"].T @ spread,
            )
        centered = state - state.mean(0)
        covariance = centered.T @ centered + eye
        factor = torch.linalg.cholesky(covariance)
        white = torch.linalg.solve_triangular(factor, state.T, upper=False).T
        value = (
            total.mean()
            + 0.1 * white.pow(2).mean()
            + 0.1 * torch.linalg.det(noise)
            + 0.1 * torch.cholesky_inverse(factor).sum()
        )
        return value, {"white": white, "spread": spread, "inverse": torch.linalg.inv(noise)}, {}

    return step(params, loss, data, 7, update=momentum(0.02))


def spectral():
    """Spectral normalization by singular values, an orthogonal basis, eigenvalues of each row's
    matrix, a filter in the frequencies."""
    params = weights(0.5, w=(5, 4), basis=(6, 3), gain=(4, 1), out=(4 + 3 + 2, 2))
    data = dict(x=torch.randn(17, 6, 5), y=torch.randn(17, 2))

    def loss(p, b, _):
        w = p["w"] / torch.linalg.matrix_norm(p["w"], 2)
        spectrum = torch.fft.rfft(b["x"], dim=1) * (1 + p["gain"])
        filtered = torch.fft.irfft(spectrum, n=6, dim=1)
        h = torch.tanh(filtered @ w)
        values, vectors = torch.linalg.eigh(h.mT @ h + torch.diag(torch.arange(4.0)))
        q, r = torch.linalg.qr(p["basis"])
        inside = b["x"].mean(2) @ q
        u, s, vh = torch.linalg.svd(h[:, :2], full_matrices=False)
        lu, pivots = torch.linalg.lu_factor(h[:, :4] + 3 * torch.eye(4))
        solved = torch.linalg.lu_solve(lu, pivots, h[:, :4])
        out = torch.cat([values.log1p(), inside, s], 1) @ p["out"]
        value = (
            (out - b["y"]).pow(2).mean()
            + 0.1 * vectors[..., -1].pow(4).mean()
            + 0.01 * r.pow(4).sum()
            + 0.1 * solved.pow(2).mean()
        )
        value = (
            value
            + 0.1 * (u @ vh).pow(3).mean()
            + 0.01 * torch.fft.fft2(h, norm="ortho").abs().mean()
        )
        return value, {"values": values, "singular": s, "filtered": filtered}, {}

    return step(params, loss, data, 9)


ALL = dict(filters=filters, spectral=spectral)
