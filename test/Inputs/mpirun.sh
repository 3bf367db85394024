#!/bin/sh
# mpirun for tests: more ranks than cores, by root in a container, ended where it
# hangs, and with a session directory of its own, since two that start at the same
# time race to create the common one.
directory=$(mktemp -d) || exit 1
export OMPI_MCA_orte_tmpdir_base="$directory" OMPI_MCA_btl_vader_single_copy_mechanism=none
# Never used on one host, but mpirun refuses to start where there is no ssh.
export OMPI_MCA_plm_rsh_agent=sh
timeout 60 mpirun --allow-run-as-root --oversubscribe "$@"
status=$?
rm -rf "$directory"
exit $status
