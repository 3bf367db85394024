"""What a step's programs do on the devices, from their descriptors: collectives by source line,
placements, memory."""

from __future__ import annotations

import html
import math
from typing import Any

from dp import arrays
from dp._runtime.program import Entry


def format_bytes(count: int | None) -> str:
    """1.5 MiB"""
    if count is None:
        return "?"
    for unit, size in (("GiB", 1 << 30), ("MiB", 1 << 20), ("KiB", 1 << 10)):
        if abs(count) >= size:
            return f"{count / size:.1f} {unit}"
    return f"{count} B"


def _placement(value: dict[str, Any]) -> str:
    placement = value["placement"]
    if placement["kind"] == "sharded":
        return "sharded, a range" if placement.get("flat") else f"sharded({placement['dim']})"
    return (
        f"partial({placement['reduction']})"
        if placement["kind"] == "partial"
        else placement["kind"]
    )


def _nbytes(value: dict[str, Any]) -> int | None:
    return (
        None
        if -1 in value["shape"]
        else math.prod(value["shape"]) * arrays.SIZES[arrays.CODES[value["dtype"]]]
    )


class Report:
    """Tables of the compiled programs; print() shows text and a notebook HTML. `entries` has the
    same as data."""

    def __init__(self, entries: list[tuple[str, Entry]], devices: int):
        self.devices = devices
        self.entries: list[dict[str, Any]] = []
        """Per program: step, entry, collectives (kind, dtype, bytes, times, location, reason),
        values (name, role, shape, dtype, placement, bytes), memory_per_device, state_per_device and
        arena_in_use (docs/executable.md) in bytes, and the compiler's remarks. `bytes`: None: the
        size is dynamic."""
        for step, entry in entries:
            description = next(
                e for e in entry.program.descriptor["entries"] if e["name"] == entry.name
            )
            self.entries.append(
                {
                    "step": step,
                    "entry": entry.name,
                    "collectives": description.get("collectives", []),
                    "values": [
                        {
                            "name": v["name"],
                            "role": v.get("role", "result"),
                            "shape": v["shape"],
                            "dtype": v["dtype"],
                            "placement": _placement(v),
                            "bytes": _nbytes(v),
                        }
                        for v in [
                            *description["arguments"],
                            *(r for r in description["results"] if "updates" not in r),
                        ]
                    ],
                    "memory_per_device": description.get("memory_per_device"),
                    "state_per_device": description.get("state_per_device"),
                    "arena_in_use": description.get("arena_in_use", []),
                    "remarks": entry.program.remarks.strip(),
                }
            )

    def _tables(self) -> list[tuple[str, list[str], list[list[str]]]]:
        tables = []
        for entry in self.entries:
            memory = (
                f"{format_bytes(entry['memory_per_device'])} per device, "
                f"{format_bytes(entry['state_per_device'])} of it state"
                if entry["memory_per_device"] is not None
                else "memory by the size of the batch"
            )
            title = (
                f"step '{entry['step']}' (entry {entry['entry']}) on {self.devices} devices: "
                f"{memory}"
            )
            rows = [
                [
                    c["kind"] + (f"({c['reduction']})" if "reduction" in c else ""),
                    c["dtype"],
                    format_bytes(c.get("bytes")),
                    str(c.get("times", 1) if c.get("times", 1) is not None else "?"),
                    c.get("location", ""),
                    c.get("reason", ""),
                ]
                for c in entry["collectives"]
            ]
            tables.append(
                (
                    title,
                    ["collective", "dtype", "bytes", "times", "line", "reason"],
                    rows or [["none"] + [""] * 5],
                )
            )
            rows = [
                [
                    v["name"],
                    v["role"],
                    arrays.describe(arrays.CODES[v["dtype"]], tuple(v["shape"])),
                    format_bytes(v["bytes"]),
                    v["placement"],
                ]
                for v in entry["values"]
            ]
            if entry["remarks"]:
                tables.append(
                    ("", ["the compiler says"], [[line] for line in entry["remarks"].splitlines()])
                )
            tables.append(("", ["value", "role", "type", "bytes", "placement"], rows))
        return tables

    def __str__(self) -> str:
        lines: list[str] = []
        for title, head, rows in self._tables():
            if title:
                lines += [title, ""]
            widths = [max(len(row[i]) for row in [head, *rows]) for i in range(len(head))]
            lines += [
                "  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip()
                for row in [head, *rows]
            ] + [""]
        return "\n".join(lines) or "no step has been compiled; run one first"

    __repr__ = __str__

    def _repr_html_(self) -> str:
        parts: list[str] = []
        for title, head, rows in self._tables():
            body = "".join(
                "<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in row) + "</tr>"
                for row in rows
            )
            parts.append(
                (f"<h4>{html.escape(title)}</h4>" if title else "")
                + "<table><thead><tr>"
                + "".join(f"<th>{cell}</th>" for cell in head)
                + f"</tr></thead><tbody>{body}</tbody></table>"
            )
        return "".join(parts) or "<p>no step has been compiled</p>"
