"""Makes safetensors.safetensors of this folder, by the format's own library (0.8.0):
make_safetensors.py FILE --check FILE compares such a file, --equal NAME compares NAME.npz with
NAME.safetensors.

Types that numpy has, a scalar, an empty array, a name in UTF-8, metadata.
"""

import sys

import numpy as np


def arrays():
    result = {}
    for i, dtype in enumerate(
        [
            "bool",
            "uint8",
            "int8",
            "uint16",
            "int16",
            "uint32",
            "int32",
            "uint64",
            "int64",
            "float16",
            "float32",
            "float64",
        ]
    ):
        result[dtype] = (np.arange(6).reshape(2, 3) * (i + 1) % 5).astype(dtype)
    result["scalar"] = np.float32(0.5).reshape(())
    result["none"] = np.zeros((0, 7), np.float32)
    result['n\u00e4me "quoted"'] = np.int64([1, -2])
    return result


def check(path):
    """Compares the file with arrays(), by the library."""
    from safetensors.numpy import load_file

    got, wanted = load_file(path), arrays()
    assert sorted(got) == sorted(wanted), sorted(got)
    for name, array in wanted.items():
        assert (
            got[name].dtype == array.dtype
            and got[name].shape == array.shape
            and (got[name] == array).all()
        ), name


if __name__ == "__main__":
    if sys.argv[1] == "--check":
        check(sys.argv[2])
    elif sys.argv[1] == "--equal":
        from safetensors.numpy import load_file

        one, other = dict(np.load(sys.argv[2] + ".npz")), load_file(sys.argv[2] + ".safetensors")
        assert sorted(one) == sorted(other)
        for name in one:
            assert one[name].dtype == other[name].dtype and one[name].shape == other[name].shape, (
                name
            )
            assert one[name].tobytes() == other[name].tobytes(), name
    else:
        from safetensors.numpy import save_file

        save_file(
            {k: np.array(v, order="C") for k, v in arrays().items()},
            sys.argv[1],
            metadata={"format": "np"},
        )
