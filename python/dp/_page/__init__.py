"""A report of a run as one HTML file that needs no network."""

from __future__ import annotations

import dataclasses
import html
import json
import os
import platform
import statistics
import time
from collections.abc import Iterable, Sequence
from importlib import resources
from typing import TYPE_CHECKING, Any

from dp._page import svg, timeline
from dp._runtime import files
from dp._runtime.history import Activity, Record
from dp.reports import format_bytes

if TYPE_CHECKING:
    from dp.session import Session

# Rows of a table that are shown at first.
_ROWS = 40


def format_seconds(seconds: float) -> str:
    """12.3 ms"""
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds * 1e9:.3g} ns"


def table(head: Sequence[str], rows: Iterable[Sequence[str]], numbers: Sequence[int] = ()) -> str:
    """A table of text cells; the columns `numbers` are aligned to the right. Rows after the first
    40 fold."""

    def line(row: Sequence[str]) -> str:
        return (
            "<tr>"
            + "".join(
                f'<td class="n">{html.escape(c)}</td>'
                if i in numbers
                else f"<td>{html.escape(c)}</td>"
                for i, c in enumerate(row)
            )
            + "</tr>"
        )

    lines = [line(row) for row in rows]
    cells = "".join(
        f"<th{' class=n' if i in numbers else ''}>{html.escape(h)}</th>" for i, h in enumerate(head)
    )
    top = f"<thead><tr>{cells}</tr></thead>"
    shown = f"<div class=scroll><table>{top}<tbody>{''.join(lines[:_ROWS])}</tbody></table></div>"
    if len(lines) > _ROWS:
        shown += (
            f"<details><summary>{len(lines) - _ROWS} more</summary><div "
            f"class=scroll><table>{top}<tbody>"
            f"{''.join(lines[_ROWS:])}</tbody></table></div></details>"
        )
    return shown


def _section(title: str, *parts: str) -> str:
    return f"<section><h2>{html.escape(title)}</h2>{''.join(parts)}</section>"


def _cards(pairs: Iterable[tuple[str, str]]) -> str:
    return (
        '<div class="cards">'
        + "".join(
            f"<div><b>{html.escape(v)}</b><span>{html.escape(k)}</span></div>" for k, v in pairs
        )
        + "</div>"
    )


def _curves(records: list[Record]) -> str:
    names = list(dict.fromkeys(name for r in records for name in r.scalars))
    parts = []
    for name in names:
        points = [(float(r.number), r.scalars[name]) for r in records if name in r.scalars]
        parts += [
            f"<h3>{html.escape(name)} <small>last {svg.format_number(points[-1][1])}</small></h3>",
            svg.curve(points, name, "step"),
        ]
    return "".join(parts) or "<p>The steps return no scalars.</p>"


def _times(records: list[Record]) -> str:
    """The first run of a step is apart: it takes the memory of its arguments."""
    seconds = [r.seconds for r in records if r.number > 1] or [r.seconds for r in records]
    rows = sum(r.rows for r in records if r.number > 1)
    facts = [
        ("median", format_seconds(statistics.median(seconds))),
        ("fastest", format_seconds(min(seconds))),
        ("slowest", format_seconds(max(seconds))),
        ("first", format_seconds(records[0].seconds)),
    ]
    if rows:
        facts.append(("rows a second", svg.format_number(rows / sum(seconds))))
    if len(seconds) < 3:
        return _cards(facts)
    return _cards(facts) + svg.histogram(
        [s * 1e3 for s in seconds], "step times", "ms a step", lambda ms: format_seconds(ms / 1e3)
    )


def _timeline(activities: list[Activity]) -> str:
    legend = (
        '<p class="legend">'
        + "".join(
            f'<span><i class="k-{k}"></i>{name}</span>'
            for k, name in (
                ("kernel", "kernels"),
                ("library", "products, convolutions, routines"),
                ("copy", "arguments, results, copies"),
                ("wait", "waiting for other devices"),
                ("collective", "collectives"),
            )
        )
        + "</p>"
    )
    rows = [
        [
            str(int(r["rank"])),
            *(f"{r[k] * 1e3:.3f}" for k in ("step", "compute", "communication", "exposed")),
        ]
        for r in timeline.summary(activities)
    ]
    longest: dict[tuple[str, str], list[float]] = {}
    for a in activities:
        if a.kind in ("kernel", "library") and a.rank == activities[0].rank:
            longest.setdefault((a.kind, a.name), []).append(a.end - a.begin)
    kernels = sorted(longest.items(), key=lambda item: -sum(item[1]))[:15]
    head = ["rank", "step ms", "computation ms", "collectives ms", "of these exposed ms"]
    return (
        legend
        + timeline.draw(activities)
        + table(head, rows, range(5))
        + f"<h3>What computes longest on rank {activities[0].rank}</h3>"
        + table(
            ["name", "kind", "calls", "time"],
            [[n, k, str(len(s)), format_seconds(sum(s))] for (k, n), s in kernels],
            (2, 3),
        )
    )


def _traffic(entry: dict[str, Any]) -> str:
    lines: dict[tuple[str, str], list[Any]] = {}
    for c in entry["collectives"]:
        kind = c["kind"] + (f" ({c['reduction']})" if "reduction" in c else "")
        for part in c.get("bucket") or [c]:
            key = (kind, part.get("location", c.get("location", "")))
            total, reasons = lines.setdefault(key, [0, []])
            lines[key][0] = total + (part.get("bytes") or 0) * (c.get("times", 1) or 0)
            if (reason := part.get("reason", c.get("reason", ""))) not in reasons:
                reasons.append(reason)
    ordered = sorted(lines.items(), key=lambda item: -item[1][0])
    rows = [
        [
            kind,
            place,
            format_bytes(total),
            "; ".join(reasons[:3]) + (f"; {len(reasons) - 3} more" if len(reasons) > 3 else ""),
        ]
        for (kind, place), (total, reasons) in ordered
    ]
    return (
        table(["collective", "line", "bytes a step", "why"], rows, (2,))
        if rows
        else "<p>No collective runs.</p>"
    )


def _memory(entry: dict[str, Any], devices: int) -> str:
    total, state = entry["memory_per_device"], entry["state_per_device"]
    facts = (
        [("per device", format_bytes(total)), ("of it state", format_bytes(state))]
        if total is not None
        else []
    )
    whole = [v for v in entry["values"] if v["placement"] == "replicated" and v["role"] != "result"]
    held = sum(v["bytes"] or 0 for v in whole)
    facts += [
        ("replicated on each device", format_bytes(held)),
        (f"of it copies, on {devices} devices", format_bytes(held * (devices - 1))),
    ]
    used = entry["arena_in_use"]
    chart = ""
    if max(used, default=0) > 0:
        points = [(100 * i / len(used), bytes / (1 << 20)) for i, bytes in enumerate(used)]
        chart = "<h3>MiB of values between kernels, over the calls of a step</h3>" + svg.area(
            points, "memory over a step", "% of the calls"
        )
    values = sorted(entry["values"], key=lambda v: -(v["bytes"] or 0))
    rows = [
        [
            v["name"],
            v["role"],
            f"{v['dtype']}[{', '.join('?' if d < 0 else str(d) for d in v['shape'])}]",
            format_bytes(v["bytes"]),
            v["placement"],
        ]
        for v in values
    ]
    return (
        _cards(facts) + chart + table(["value", "role", "type", "bytes", "placement"], rows, (3,))
    )


def gather_profiles(run: Session) -> dict[str, list[Activity]]:
    """Returns by step's name the activities of the devices of all processes, which all call
    this."""
    mine = {
        name: [dataclasses.asdict(a) for a in activities]
        for name, activities in run.history.profiles.items()
    }
    found: dict[str, list[Activity]] = {}
    for text in run.job.gather_bytes(json.dumps(mine).encode()):
        for name, activities in json.loads(text).items():
            found.setdefault(name, []).extend(Activity(**a) for a in activities)
    return found


def render(run: Session, profiles: dict[str, list[Activity]]) -> str:
    """Returns the page of a session as text."""
    records = {name: run.history.of(name) for name in run.steps}
    first = next(iter(records))
    facts = [
        ("devices", f"{run.devices} {run.backend}"),
        ("steps", f"{run.steps[first]:,}"),
        ("rows", f"{run.rows:,}"),
    ]
    if records[first]:
        facts.append(
            ("median step", format_seconds(statistics.median(r.seconds for r in records[first])))
        )
    if run.job.processes > 1:
        facts.insert(1, ("processes", f"{run.job.processes} ({run.job.kind})"))
    facts += [
        ("machine", f"{platform.node()}, {os.cpu_count()} cores"),
        ("written", time.strftime("%Y-%m-%d %H:%M")),
    ]
    parts = [_cards(facts)]
    for name, own in records.items():

        def title(text: str) -> str:
            return f"{name}: {text}" if len(records) > 1 else text

        if own:
            parts += [
                _section(title("Results"), _curves(own)),
                _section(title("Step times"), _times(own)),
            ]
        if activities := profiles.get(name):
            parts.append(_section(title("One step on each device"), _timeline(activities)))
        for entry in [e for e in run.report().entries if e["step"] == name]:
            parts += [
                _section(title("Bytes that travel"), _traffic(entry)),
                _section(title("Memory and placements"), _memory(entry, run.devices)),
            ]
            if entry["remarks"]:
                parts.append(
                    _section(
                        title("The compiler's remarks"),
                        f"<pre>{html.escape(entry['remarks'])}</pre>",
                    )
                )
    style = resources.files("dp._page").joinpath("page.css").read_text()
    name = html.escape(f"dp: {', '.join(run.steps)} on {run.devices} devices")
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" '
        f'content="width=device-width"><title>{name}'
        f"</title><style>{style}</style></head><body><main>"
        f"<h1>{name}</h1>{''.join(parts)}</main></body></html>\n"
    )


def report(path: str | os.PathLike[str], run: Session) -> None:
    """Writes a report of a run as one HTML file: results and times of its steps, the timeline of a
    step on each device, bytes by collective and source line, memory and placements. In a job
    process 0 writes it, and all processes call it. Raises dp.FileError."""
    profiles = gather_profiles(run)
    if run.job.is_first:
        files.write(path, render(run, profiles).encode())
