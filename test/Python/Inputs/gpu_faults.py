"""The exception, its status and its rank for a step that fails on three GPUs as the environment
says. Usage: gpu_faults.py KIND STATUS RANK [OPTION OF dp-compile...]"""

import sys

from graphs import dp, rows, train_step

kind, status, rank, *options = sys.argv[1:]
with dp.Session(train_step(), devices=3, options=options, timeout=2.0) as run:
    try:
        for i in range(4):
            run(*rows(7, i), 0.1)
    except dp.RunError as error:
        found = type(error).__name__, error.status, str(error.rank)
        assert found == (kind, getattr(dp.session.native, status), rank), (found, str(error))
        print(f"{kind}, {status}, {rank}: right")
