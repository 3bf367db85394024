"""x.view(dtype): a step sees the bits that eager PyTorch sees, in all dtypes and of any width, on
1, 2 and 3 devices."""

import harness
import torch

import dp

DEVICES = harness.Devices()
DEVICES.NUMBERS = (1, 2, 3)
NARROW = (torch.float8_e4m3fn, torch.float8_e5m2)
DTYPES = (
    torch.float64,
    torch.float32,
    torch.float16,
    torch.bfloat16,
    torch.int64,
    torch.int32,
    torch.int16,
    torch.int8,
    torch.uint32,
    torch.uint8,
    torch.bool,
    *NARROW,
)
# Of a number's last bytes: NaN of either kind and sign with their payloads, infinity, and the
# smallest number but 0.
ENDS = (
    [0x01, 0x80, 0x7F],
    [0x02, 0x80, 0xFF],
    [0x01, 0xF0, 0x7F],
    [0xFF, 0xFF, 0xFF],
    [0x00, 0x7C],
    [0x01, 0x7C],
    [0x80, 0x7F],
    [0xFF, 0x7F],
)


def bytes_of(x):
    """Returns the numbers' bits; truth values as such."""
    return x if x.dtype == torch.bool else x.contiguous().view(torch.uint8)


def check(functions, *batch):
    """Compares the bits of functions of a batch by name."""
    harness.compare(
        DEVICES, functions, batch, lambda got, want: torch.equal(bytes_of(got), bytes_of(want))
    )


def raw(*shape):
    """Returns bytes, among them those of NaN and infinities of each float."""
    x = torch.randint(256, shape, generator=torch.Generator().manual_seed(1), dtype=torch.uint8)
    flat = x.view(-1)
    for number, end in enumerate(ENDS):
        place = 8 * (3 * number + 2)
        if place <= flat.numel():
            flat[place - len(end) : place] = torch.tensor(end, dtype=torch.uint8)
    return x


def viewed(before, after):
    """Returns a function of numbers of `before`, of bytes if a step does not take those."""

    def view(x):
        x = (x.view(before) if before in NARROW else x).view(after)
        return x.view(torch.int8) if after in NARROW else x

    return view


def widths():
    """Each dtype as each other: the last dimension grows or shrinks by the ratio of their
    widths."""
    for before in DTYPES:
        x = raw(7, 32)
        x = x < 100 if before == torch.bool else x if before in NARROW else x.view(before)
        check({f"{before} as {after}": viewed(before, after) for after in DTYPES}, x)


def rows():
    """The dimension of the view is that of the rows, or there are several."""
    check(
        {
            "to bytes": lambda x: x.view(torch.uint8),
            "to halves": lambda x: x.view(torch.bfloat16),
            "to doubles": lambda x: x.view(torch.float64),
        },
        raw(4 * 14).view(torch.float32),
    )
    check(
        {"to words": lambda x: x.view(torch.int32), "to longs": lambda x: x.view(torch.int64)},
        raw(2 * 28).view(torch.int16),
    )
    check(
        {
            "part": lambda x: x[:, 1:, 2:6].view(torch.int64),
            "turned": lambda x: x.transpose(0, 1).view(torch.int16),
            "number": lambda x: x[0, 0, :1].view(torch.float32),
            "there and back": lambda x: x.view(torch.uint8).view(torch.int32),
        },
        raw(5, 3, 4 * 8).view(torch.int32),
    )


def updated():
    """Updates of a view are updates of what it views."""

    def by_view(dtype, update):
        def call(x):
            x = x.clone()
            update(x.view(dtype))
            return x

        return call

    check(
        {
            "number": by_view(torch.int32, lambda v: v[:, 1].fill_(0x7F800001)),
            "sign": by_view(torch.int32, lambda v: v.bitwise_and_(2**31 - 1)),
            "byte": by_view(torch.uint8, lambda v: v[:, 3::4].fill_(0x40)),
            "long": by_view(torch.int64, lambda v: v[:, 0].zero_()),
            "log2": lambda x: (x.view(torch.int32) >> 23 & 255) - 127,
        },
        raw(7, 32).view(torch.float32),
    )


def refused():
    """Views that PyTorch has not, and dtypes in which a step does not compute."""
    x = torch.zeros(4, 3)
    for dtype, words in (
        (torch.float64, "divisible"),
        (torch.complex64, "bits.py:"),
        (torch.uint16, "numbers of torch.uint16"),
    ):
        with harness.refuses(dp.TraceError, "bits.py:", words):
            dp.Session(
                dp.torch.step(
                    lambda state, x: (state, x.view(dtype).sum()), {"unused": torch.zeros(1)}, (x,)
                )
            )


for test in (widths, rows, updated, refused):
    test()
    print(test.__name__)
