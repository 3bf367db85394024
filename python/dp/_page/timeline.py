"""A profiled step as a picture: per device what the program did, and below it its collectives."""

from __future__ import annotations

import html
from collections.abc import Sequence

from dp._page import svg
from dp._runtime.history import Activity

ROW, GAP = 16, 10
# The order in which kinds cover each other where several share a pixel.
KINDS = ("kernel", "library", "copy", "wait", "collective")


def merge(spans: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """Returns the union of intervals, in order."""
    merged: list[tuple[float, float]] = []
    for begin, end in sorted(spans):
        if merged and begin <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((begin, end))
    return merged


def length(spans: Sequence[tuple[float, float]]) -> float:
    return sum(end - begin for begin, end in merge(spans))


def exposed(activities: Sequence[Activity]) -> float:
    """Returns the seconds while a device's collectives run and its program computes nothing."""
    work = [(a.begin, a.end) for a in activities if a.kind in ("kernel", "library", "copy")]
    sent = [(a.begin, a.end) for a in activities if a.kind == "collective"]
    # |sent - work| = |sent or work| - |work|
    return length(work + sent) - length(work)


def by_rank(activities: Sequence[Activity]) -> dict[int, list[Activity]]:
    found: dict[int, list[Activity]] = {}
    for a in activities:
        found.setdefault(a.rank, []).append(a)
    return dict(sorted(found.items()))


def summary(activities: Sequence[Activity]) -> list[dict[str, float]]:
    """Per rank the seconds of computation, of collectives, of those that are exposed, and of
    everything."""
    rows = []
    for rank, of_rank in by_rank(activities).items():

        def spans(*kinds: str) -> list[tuple[float, float]]:
            return [(a.begin, a.end) for a in of_rank if a.kind in kinds]

        rows.append(
            {
                "rank": rank,
                "compute": length(spans("kernel", "library", "copy")),
                "communication": length(spans("collective")),
                "exposed": exposed(of_rank),
                "step": max(a.end for a in of_rank),
            }
        )
    return rows


def _describe(a: Activity) -> str:
    text = f"{a.name}: {(a.end - a.begin) * 1e3:.3f} ms from {a.begin * 1e3:.3f} ms"
    for c in a.collectives[:4]:
        text += (
            f"\n{c.get('kind')} of {c.get('bytes')} bytes at "
            f"{c.get('location', 'an unknown place')}"
        )
    return text + (f"\nand {len(a.collectives) - 4} more" if len(a.collectives) > 4 else "")


def _blocks(
    activities: Sequence[Activity], pixel: float
) -> list[tuple[Activity, float, float, int]]:
    """Joins neighbors of one kind that are closer than a pixel: (the longest of them, begin, end,
    their number)."""
    blocks: list[tuple[Activity, float, float, int]] = []
    for a in sorted(activities, key=lambda a: a.begin):
        if blocks:
            first, begin, end, count = blocks[-1]
            if (
                first.kind == a.kind
                and a.begin - end < pixel
                and (a.end - a.begin < pixel or end - begin < pixel)
            ):
                longest = a if a.end - a.begin > first.end - first.begin else first
                blocks[-1] = (longest, begin, max(end, a.end), count + 1)
                continue
        blocks.append((a, a.begin, a.end, 1))
    return blocks


def draw(activities: Sequence[Activity], most: int = 16) -> str:
    """Draws the first `most` ranks."""
    ranks = by_rank(activities)
    shown = list(ranks.items())[:most]
    end = max(a.end for a in activities)
    height = svg.TOP + len(shown) * (2 * ROW + GAP) + svg.BOTTOM

    def x(t: float) -> float:
        return svg.LEFT + t / end * (svg.WIDTH - svg.LEFT - svg.RIGHT)

    body = []
    for v in svg.ticks(0, end * 1e3, 10):
        body.append(
            f'<line class="grid" x1="{x(v / 1e3):.1f}" x2="{x(v / 1e3):.1f}" y1="{svg.TOP}" '
            f'y2="{height - svg.BOTTOM}"/>'
            + svg.text(x(v / 1e3), height - svg.BOTTOM + 16, svg.format_number(v))
        )
    body.append(svg.text((svg.LEFT + svg.WIDTH) / 2, height - 3, "ms since the step began"))
    pixel = end / (svg.WIDTH - svg.LEFT - svg.RIGHT)
    for i, (rank, own) in enumerate(shown):
        top = svg.TOP + i * (2 * ROW + GAP)
        body.append(svg.text(svg.LEFT - 6, top + ROW + 4, f"rank {rank}", "end", "label"))
        for row, kinds in enumerate((KINDS[:4], KINDS[4:])):
            for a, begin, last, count in _blocks([a for a in own if a.kind in kinds], pixel):
                more = f"\nlongest of {count}" if count > 1 else ""
                body.append(
                    f'<rect class="k-{a.kind}" x="{x(begin):.1f}" y="{top + row * ROW}" '
                    f'width="{max(x(last) - x(begin), 0.6):.1f}" '
                    f'height="{ROW - 2}"><title>{html.escape(_describe(a) + more)}</title></rect>'
                )
    return svg.frame(height, body, "timeline of a step per device")
