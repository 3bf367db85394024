"""The table at the end of time_steps.py."""


def print_table(results, ceilings, predictions):
    sides = ["dp", "dp, graph", "dp, tuned", "torch.compile", "compile, graph", "torch", "jax.jit"]
    print(
        "\nMilliseconds a step: the better of the rounds' medians. On the GPU's clock; jax.jit: "
        "the host's, of many steps"
    )
    print(
        f"{'row':<15}{'predicted':>10}"
        + "".join(f"{side:>15}" for side in sides)
        + f"{'dp / best':>11}"
    )
    for result in results:
        best = {side: min(found) for side, found in result.medians.items()}
        others = [best[side] for side in sides[3:] if side in best]
        ours = [best[side] for side in sides[:3] if side in best]
        ratio = f"{min(ours) / min(others):11.2f}" if ours and others else f"{'-':>11}"
        predicted = predictions.get(result.row.name, {}).get("ms")
        print(
            f"{result.row.name:<15}"
            + (f"{predicted:10.2f}" if predicted else f"{'-':>10}")
            + "".join(f"{best[side]:15.3f}" if side in best else f"{'-':>15}" for side in sides)
            + ratio
        )
        for side in best:
            if side not in sides:
                print(f"    {side}: {best[side]:.3f}")
    print(
        "\nMilliseconds a step on the host's clock: dp from arrays to arrays, jax.jit with a wait "
        "for each step"
    )
    for result in results:
        print(
            f"{result.row.name:<15}"
            + "; ".join(f"{side} {min(found):.2f}" for side, found in result.whole.items())
        )
    print("\nLoss after 5 steps from equal weights and data")
    for result in results:

        def at(losses):
            return losses[min(5, len(losses) - 1)]

        print(
            f"{result.row.name:<15}"
            + "; ".join(f"{side} {at(losses):.6f}" for side, losses in result.losses.items())
        )
    if ceilings:
        print(
            "\nCeilings by torch: "
            + "; ".join(f"{name} {value}" for name, value in ceilings.items())
        )
