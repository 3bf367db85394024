"""Linear algebra and Fourier transforms of rows, of sums over the batch and of parameters, with
their gradients."""

from jax.scipy import linalg
from jax_common import *


def gaussians():
    """A covariance for each row by Cholesky, one of the batch, a metric that is learned; systems of
    equations and determinants."""
    r = rng(61)
    params = {"w": mat(r, 5, 4), "metric": mat(r, 4, 4), "drift": mat(r, 4, 4, scale=0.3)}
    data = {"x": rows(r, 17, 6, 5), "y": rows(r, 17, 4)}

    def loss(p, b, _):
        h = jnp.tanh(b["x"] @ p["w"])
        eye = jnp.eye(4)
        own = jnp.swapaxes(h, 1, 2) @ h + 0.5 * eye
        factor = jnp.linalg.cholesky(own)
        white = linalg.solve_triangular(factor, b["y"][..., None], lower=True)[..., 0]
        likelihood = jnp.sum(white**2, 1) + 2 * jnp.sum(
            jnp.log(jnp.diagonal(factor, axis1=1, axis2=2)), 1
        )
        mean = jnp.mean(h, 1)
        of_batch = mean.T @ mean + eye
        upper = jnp.linalg.cholesky(of_batch, upper=True)
        distance = linalg.solve_triangular(upper, mean.T, trans=1).T
        step_ = jnp.linalg.solve(own + p["drift"], b["y"][..., None])[..., 0]
        sign, size = jnp.linalg.slogdet(p["drift"] + 2 * eye)
        metric = jnp.linalg.inv(p["metric"] @ p["metric"].T + eye)
        value = (
            jnp.mean(likelihood)
            + 0.1 * jnp.mean(distance**2)
            + 0.1 * jnp.mean(step_**2)
            + 0.1 * size
        )
        value += 0.1 * jnp.mean(jnp.sum((mean @ metric) * mean, 1)) + 0.01 * jnp.mean(
            jnp.linalg.det(own)
        )
        return value, {"distance": distance, "step": step_, "sign": sign}, {}

    return step(params, loss, data, 7, rate=0.02)


def spectra():
    """Features from spectra: eigenvalues and vectors of each row's matrix, singular values, an
    orthogonal basis of the parameters, Fourier transforms of one and two dimensions and back, a
    filter in the frequencies."""
    r = rng(62)
    params = {
        "w": mat(r, 6, 4),
        "basis": mat(r, 6, 3),
        "gain": mat(r, 5, scale=0.3) + 1,
        "out": mat(r, 4 + 3 + 3, 2),
    }
    data = {"x": rows(r, 17, 8, 6), "y": rows(r, 17, 2)}

    def loss(p, b, _):
        h = jnp.tanh(b["x"] @ p["w"])
        gram = jnp.swapaxes(h, 1, 2) @ h + jnp.diag(jnp.arange(4.0))
        values, vectors = jnp.linalg.eigh(gram)
        singular = jnp.linalg.svd(b["x"][:, :3] @ p["w"], compute_uv=False)
        basis, triangle = jnp.linalg.qr(p["basis"])
        inside = jnp.mean(b["x"], 1) @ basis
        low = jnp.fft.rfft(b["x"], axis=1) * p["gain"][:, None]
        filtered = jnp.fft.irfft(low, n=8, axis=1)
        image = jnp.fft.fft2(filtered)
        power = jnp.real(image) ** 2 + jnp.imag(image) ** 2
        back = jnp.real(jnp.fft.ifft2(image * jnp.exp(-0.1j)))
        out = jnp.concatenate([jnp.log(values + 1), singular, inside], 1) @ p["out"]
        value = (
            jnp.mean((out - b["y"]) ** 2)
            + 1e-3 * jnp.mean(power)
            + 0.1 * jnp.mean((back - b["x"]) ** 2)
        )
        value += 0.1 * jnp.mean(vectors[:, :, -1] ** 4) + 0.01 * jnp.sum(triangle**4)
        return (
            value,
            {"values": values, "singular": singular, "filtered": filtered, "power": power},
            {},
        )

    return step(params, loss, data, 9, rate=0.02)


ALL = dict(gaussians=gaussians, spectra=spectra)
