"""The report of a run. Usage: page.py alone|tcp FOLDER"""

import html.parser
import math
import os
import pathlib
import re
import socket
import subprocess
import sys

import numpy as np
from graphs import dp, predict_step, rows, train_step

from dp._page import svg, timeline
from dp._runtime.history import Activity

mode, folder = sys.argv[1], pathlib.Path(sys.argv[2])


class Page(html.parser.HTMLParser):
    """Collects tags and text, and checks that each tag is closed."""

    VOID = {"meta", "line", "rect", "circle", "polyline", "polygon"}

    def __init__(self, text):
        super().__init__()
        self.open, self.tags, self.words = [], [], []
        self.feed(text)
        assert not self.open, self.open

    def handle_starttag(self, tag, attributes):
        self.tags.append((tag, dict(attributes)))
        if tag not in self.VOID or not self.get_starttag_text().endswith("/>"):
            if tag != "meta":
                self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.tags.append((tag, dict(attributes)))

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.words.append(data)


def check(path, run, count, losses):
    text = path.read_text()
    assert "http" not in text and "<script" not in text and "url(" not in text
    page = Page(text)
    words = " ".join(page.words)
    for r in range(count):
        assert f"rank {r}" in words
    assert f"rank {count} " not in words
    # The curve has a dot per step at the height of its loss.
    dots = [float(a["cy"]) for tag, a in page.tags if tag == "circle"]
    assert (
        len(dots) == len(losses)
        and int(np.argmax(dots)) == int(np.argmin(losses))
        and int(np.argmin(dots)) == int(np.argmax(losses))
    )
    assert len([1 for tag, _ in page.tags if tag == "svg"]) == 4, (
        "a curve, a histogram, a timeline, the memory"
    )
    kinds = {a["class"] for tag, a in page.tags if tag == "rect"}
    assert kinds >= ({"bar", "k-kernel", "k-collective"} if count > 1 else {"bar", "k-kernel"}), (
        kinds
    )
    assert "all_reduce (add)" in words and "train.mlir:" in words


if mode == "alone" and "RANK" not in os.environ:
    # Two ranks whose times are known: rank 1 computes for 2 of the 5 s of its collective.
    known = [
        Activity(0, "kernel", "k", 0, 4),
        Activity(0, "collective", "all_reduce", 4, 6),
        Activity(1, "kernel", "k", 0, 1),
        Activity(
            1,
            "collective",
            "all_reduce",
            1,
            6,
            ({"kind": "all_reduce", "bytes": 8, "location": "a.py:3"},),
        ),
        Activity(1, "library", "gemm", 2, 4),
        Activity(1, "kernel", "k", 3, 4),
        Activity(1, "wait", "wait", 4, 6),
    ]
    assert timeline.summary(known) == [
        {"rank": 0, "compute": 4, "communication": 2, "exposed": 2, "step": 6},
        {"rank": 1, "compute": 3, "communication": 5, "exposed": 3, "step": 6},
    ]
    drawn = timeline.draw(known)
    assert "all_reduce of 8 bytes at a.py:3" in drawn and drawn.count("<rect") == 7
    # A million spans are no more rectangles than there are pixels.
    many = [Activity(0, "kernel", f"k{i}", i * 1e-6, i * 1e-6 + 9e-7) for i in range(100_000)]
    assert timeline.draw(many).count("<rect") < 2000
    assert "×" in svg.curve(
        [(1, 2.0), (2, math.nan), (3, 4.0)], "loss", "step"
    ) and "no value" in svg.curve([(1, math.inf)], "l", "s")
    for low, high in ((0, 1), (-3, 5e9), (1e-9, 2e-9), (7, 7)):
        assert (
            all(low <= t <= high for t in svg.ticks(low, high))
            and 1 <= len(svg.ticks(low, high)) <= 12
        )
    spike = [(i, 1.0) for i in range(50_000)]
    spike[31_234] = (31_234, 9.0)
    assert (31_234, 9.0) in svg.thin(spike) and len(svg.thin(spike)) <= 1000

if mode == "tcp" and "RANK" not in os.environ:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        job = {
            "WORLD_SIZE": "3",
            "MASTER_ADDR": "127.0.0.1",
            "MASTER_PORT": str(s.getsockname()[1]),
        }
    processes = [
        subprocess.Popen(
            [sys.executable, __file__, *sys.argv[1:]], env={**os.environ, **job, "RANK": str(r)}
        )
        for r in range(3)
    ]
    assert [p.wait(120) for p in processes] == [0, 0, 0]
    sys.exit()

for count in (3,) if mode == "tcp" else (1, 2, 4):
    with dp.Session(
        train_step(),
        predict_step(),
        options=["--bucket-cap-mb=0"],
        **({} if mode == "tcp" else {"devices": count}),
    ) as run:
        empty = folder / "empty.html"
        dp.report(empty, run)
        if run.job.is_first:
            Page(empty.read_text())
        losses = [float(run(*rows(size), 0.1)["loss"]) for size in (12, 7, 1, 24, 3, 12)]
        path = folder / f"run-{count}.html"
        dp.report(path, run)
        if run.job.is_first:  # A link is followed, and none of a guessed name is.
            (folder / "real").mkdir(exist_ok=True)
            link, victim = folder / f"link-{count}.html", folder / "victim"
            link.unlink(missing_ok=True)
            link.symlink_to(folder / "real" / "run.html")
            victim.write_text("kept")
            (folder / f".link-{count}.html.{os.getpid()}").symlink_to(victim)
        if mode != "tcp":
            dp.report(link, run)
            assert (
                link.is_symlink()
                and (folder / "real" / "run.html").exists()
                and victim.read_text() == "kept"
            )
        assert (
            len(run.history.of("train")) == 6
            and sum(r.rows for r in run.history.records) == run.rows == 59
        )
        assert {a.rank for a in run.history.profiles["train"]} == (
            {run.job.process} if mode == "tcp" else set(range(count))
        )
        # There are several collectives, and no kernel is taken for one.
        assert max(len(a.collectives) for a in run.history.profiles["train"]) > 1
        assert all(
            (a.kind == "collective") == bool(a.collectives) for a in run.history.profiles["train"]
        )
        if run.job.is_first:
            check(path, run, count, losses)
            assert re.search(rf"<b>{count} cpu</b>", path.read_text())
print("reports are right")
