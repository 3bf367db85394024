"""Charts as SVG text. Colors are CSS classes of the page, so they follow its light or dark
scheme."""

from __future__ import annotations

import html
import math
from collections.abc import Callable, Sequence

WIDTH = 1000
LEFT, RIGHT, TOP, BOTTOM = 64, 12, 10, 34


def format_number(value: float) -> str:
    """1,200 or 0.0172 or 3.1e-07"""
    if value == 0 or 1e-4 <= abs(value) < 1e6:
        return f"{value:,.4g}" if abs(value) < 1000 else f"{value:,.0f}"
    return f"{value:.3g}"


def ticks(low: float, high: float, count: int = 5) -> list[float]:
    """Returns round numbers between low and high, about `count` of them."""
    if not (math.isfinite(low) and math.isfinite(high)) or high <= low:
        return [low]
    raw = (high - low) / count
    power = 10 ** math.floor(math.log10(raw))
    step = next(power * m for m in (1, 2, 5, 10) if power * m >= raw * 0.999)
    first = math.ceil(low / step - 1e-9)
    return [i * step for i in range(first, math.floor(high / step + 1e-9) + 1)]


def text(x: float, y: float, content: str, anchor: str = "middle", css: str = "tick") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" '
        f'class="{css}">{html.escape(content)}</text>'
    )


def frame(height: int, body: list[str], label: str, width: int = WIDTH) -> str:
    return (
        f'<svg viewBox="0 0 {width} {height}" role="img" '
        f'aria-label="{html.escape(label, quote=True)}">' + "".join(body) + "</svg>"
    )


class Axes:
    """A plot area with ticks. `x` and `y` map values to coordinates."""

    def __init__(
        self,
        xs: tuple[float, float],
        ys: tuple[float, float],
        height: int,
        x_title: str,
        log: bool = False,
    ):
        self.height, self.log = height, log
        low, high = ys
        self._low, self._high = (math.log10(low), math.log10(high)) if log else (low, high)
        if self._high <= self._low:
            pad = abs(self._low) * 0.05 or 0.5
            self._low, self._high = self._low - pad, self._high + pad
        self._first, self._last = xs if xs[1] > xs[0] else (xs[0] - 0.5, xs[0] + 0.5)
        marks = (
            [10.0**e for e in range(math.ceil(self._low), math.floor(self._high) + 1)]
            if log
            else ticks(self._low, self._high)
        )
        if log and len(marks) < 2:
            marks = [10**self._low, 10**self._high]
        self.body = [
            f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{self.y(v):.1f}" '
            f'y2="{self.y(v):.1f}"/>' + text(LEFT - 6, self.y(v) + 4, format_number(v), "end")
            for v in marks
        ]
        self.body += [
            text(self.x(v), height - BOTTOM + 16, format_number(v))
            for v in ticks(self._first, self._last, 8)
        ]
        self.body.append(text((LEFT + WIDTH - RIGHT) / 2, height - 3, x_title))

    def x(self, value: float) -> float:
        return LEFT + (value - self._first) / (self._last - self._first) * (WIDTH - LEFT - RIGHT)

    def y(self, value: float) -> float:
        place = ((math.log10(value) if self.log else value) - self._low) / (self._high - self._low)
        return self.height - BOTTOM - place * (self.height - TOP - BOTTOM)


def thin(points: Sequence[tuple[float, float]], most: int = 1000) -> list[tuple[float, float]]:
    """Keeps the least and the largest value of each stretch of points, so that no spike is lost."""
    if len(points) <= most:
        return list(points)
    kept = []
    size = math.ceil(len(points) / (most // 2))
    for i in range(0, len(points), size):
        part = points[i : i + size]
        low, high = min(part, key=lambda p: p[1]), max(part, key=lambda p: p[1])
        kept += sorted({low, high})
    return kept


def curve(
    points: Sequence[tuple[float, float]], label: str, x_title: str, height: int = 230
) -> str:
    """A line chart. The vertical axis is logarithmic if the values are positive and span more than
    two decades. Values that are not finite are marked at the top."""
    finite = [p for p in points if math.isfinite(p[1])]
    if not finite:
        return f"<p>{html.escape(label)}: no value is finite</p>"
    values = [v for _, v in finite]
    low, high = min(values), max(values)
    axes = Axes(
        (points[0][0], points[-1][0]),
        (low, high),
        height,
        x_title,
        log=low > 0 and high > 100 * low,
    )
    shown = thin(finite)
    path = " ".join(f"{axes.x(x):.1f},{axes.y(y):.1f}" for x, y in shown)
    body = axes.body + [f'<polyline class="line" points="{path}"/>']
    if len(shown) <= 200:
        body += [
            f'<circle class="dot" cx="{axes.x(x):.1f}" cy="{axes.y(y):.1f}" '
            f'r="2.5"><title>{x_title} {x:g}: {format_number(y)}</title>'
            "</circle>"
            for x, y in shown
        ]
    body += [
        f'<text x="{axes.x(x):.1f}" y="{TOP + 8}" text-anchor="middle" '
        f'class="bad">×<title>{x_title} {x:g}: {y}</title></text>'
        for x, y in points
        if not math.isfinite(y)
    ][:200]
    return frame(height, body, label)


def area(points: Sequence[tuple[float, float]], label: str, x_title: str, height: int = 160) -> str:
    """A filled curve from 0, of values that hold until the next point."""
    high = max(y for _, y in points)
    width = points[1][0] - points[0][0] if len(points) > 1 else 1.0
    axes = Axes((points[0][0], points[-1][0] + width), (0.0, high), height, x_title)
    path = [f"{axes.x(points[0][0]):.1f},{axes.y(0):.1f}"]
    for x, y in points:
        path += [f"{axes.x(x):.1f},{axes.y(y):.1f}", f"{axes.x(x + width):.1f},{axes.y(y):.1f}"]
    path.append(f"{axes.x(points[-1][0] + width):.1f},{axes.y(0):.1f}")
    return frame(height, [*axes.body, f'<polygon class="area" points="{" ".join(path)}"/>'], label)


def histogram(
    values: Sequence[float],
    label: str,
    x_title: str,
    unit: Callable[[float], str],
    height: int = 200,
) -> str:
    """The distribution of the values up to their 99.5th percentile; the last bar has all above
    it."""
    ordered = sorted(values)
    top = ordered[min(len(ordered) - 1, math.ceil(len(ordered) * 0.995) - 1)]
    low = ordered[0]
    top = top if top > low else low * 1.01 + 1e-12
    bins = min(60, max(8, round(len(values) ** 0.5) * 2))
    counts = [0] * bins
    for v in values:
        counts[min(bins - 1, int((v - low) / (top - low) * bins))] += 1
    axes = Axes((low, top), (0, max(counts)), height, x_title)
    width = (WIDTH - LEFT - RIGHT) / bins
    body = axes.body
    for i, count in enumerate(counts):
        if count:
            begin, end = low + (top - low) * i / bins, low + (top - low) * (i + 1) / bins
            last = " and more" if i == bins - 1 and ordered[-1] > top else ""
            body.append(
                f'<rect class="bar" x="{LEFT + i * width + 0.5:.1f}" y="{axes.y(count):.1f}" '
                f'width="{max(width - 1, 0.5):.1f}" '
                f'height="{axes.y(0) - axes.y(count):.1f}"><title>{unit(begin)} to '
                f"{unit(end)}{last}: {count} steps</title></rect>"
            )
    median = ordered[len(ordered) // 2]
    body.append(
        f'<line class="mark" x1="{axes.x(median):.1f}" x2="{axes.x(median):.1f}" y1="{TOP}" '
        f'y2="{height - BOTTOM}"/>'
        + text(WIDTH - RIGHT, TOP + 10, f"dashed: median {unit(median)}", "end")
    )
    return frame(height, body, label)
