#!/usr/bin/env python3
"""Prints a dp.parallel with COUNT operands and results, reduced on both sides.

usage: many_values.py COUNT
"""

import sys

REPLICATED = "!dp.placed<tensor<4xf32>, replicated>"
PARTIAL = "!dp.placed<tensor<4xf32>, partial<add>>"


def reduce_all(count, source, target):
    for i in range(count):
        print(f"  %sum{target}{i} = dp.reduce_add {source}{i} : {PARTIAL} -> tensor<4xf32>")
        print(f"  %{target}{i} = dp.replicate %sum{target}{i} : tensor<4xf32> -> {REPLICATED}")


def main():
    count = int(sys.argv[1])

    def each(text):
        return ", ".join(text.format(i) for i in range(count))

    print(f"func.func @many({each('%a{}: ' + PARTIAL)}) -> ({each(REPLICATED)}) {{")
    reduce_all(count, "%a", "b")
    print(f"  %0:{count} = dp.parallel ({each('%l{0} = %b{0}')})")
    print(f"      : ({each(REPLICATED)}) -> ({each(PARTIAL)}) {{")
    for i in range(count):
        print(f"    %v{i} = math.absf %l{i} : tensor<4xf32>")
    print(f"    dp.yield {each('%v{}')} : {each('tensor<4xf32>')}\n  }}")
    reduce_all(count, "%0#", "r")
    print(f"  return {each('%r{}')} : {each(REPLICATED)}\n}}")


if __name__ == "__main__":
    main()
