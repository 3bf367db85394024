"""The same on GPUs, those of DP_CUDA_LIBRARY. Usage: gpu.py [OPTION OF dp-compile...]"""

import sys

import numpy as np
from graphs import dp, expect, initial, predict_step, reference, rows, train_step

options = sys.argv[1:]
for devices in (None, 1, 2, 3):
    with dp.Session(train_step(), predict_step(), devices=devices, options=options) as run:
        assert run.backend == "cuda" and run.devices == (devices or 4)
        w = initial()["w"].astype("f8")
        for i, size in enumerate((12, 7, 1, 12)):
            x, y = rows(size, i)
            w, loss, error = reference(w, x, y, 0.1)
            results = run(x, y, 0.1)
            assert np.allclose(results["loss"], loss, rtol=1e-5) and np.allclose(
                results["error"], error, rtol=1e-4, atol=1e-5
            )
            assert np.allclose(run.call("predict", x)["p"], x @ w, rtol=1e-4, atol=1e-5)
        assert np.allclose(run.state()["w"], w, rtol=1e-5, atol=1e-6) and run.state()["count"] == 4
# One GPU compiles without collectives, unless it is told to leave the number of devices open.
for more, has_collectives in (([], False), (["--devices=0"], True)):
    with dp.Session(train_step(), devices=1, options=[*options, *more]) as run:
        run(*rows(5), 0.1)
        assert ("all_reduce" in str(run.report())) == has_collectives, run.report()
expect(
    dp.ArgumentError,
    lambda: dp.Session(train_step(), devices=9, options=options),
    "there are 4 GPUs",
    "loopback=True",
)
with dp.Session(train_step(), devices=9, loopback=True, options=options) as run:
    assert np.allclose(
        run(*rows(5), 0.1)["loss"], reference(initial()["w"], *rows(5), 0.1)[1], rtol=1e-5
    )
with dp.Session(train_step(), backend="cpu", devices=2) as run:
    run(*rows(5), 0.1)
print("GPUs compute the same")
