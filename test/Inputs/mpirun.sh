#!/bin/sh
# mpirun for tests: allows more ranks than cores, and root in a container; ends a
# run that hangs; has a session directory of its own, because two runs that start
# at the same time race to create the common one.
directory=$(mktemp -d) || exit 1
export OMPI_MCA_orte_tmpdir_base="$directory" OMPI_MCA_btl_vader_single_copy_mechanism=none
# Never used on one host, but mpirun refuses to start without ssh.
export OMPI_MCA_plm_rsh_agent=sh
timeout 60 mpirun --allow-run-as-root --oversubscribe "$@"
status=$?
rm -rf "$directory"
exit $status
