"""The passes that bufferize one device's program: upstream's, the reference for which tensors share
a buffer, and dp's."""

UPSTREAM_BUFFERIZE = (
    "--one-shot-bufferize=bufferize-function-boundaries "
    "function-boundary-type-conversion=identity-layout-map"
)
OUR_BUFFERIZE = "--dp-bufferize"

# With the elimination of empty tensors before.
UPSTREAM = ["--eliminate-empty-tensors", UPSTREAM_BUFFERIZE]
OURS = ["--dp-eliminate-empty-tensors", OUR_BUFFERIZE]
