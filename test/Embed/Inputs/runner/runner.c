/* Prints the entries of an executable, as a program that embeds the runtime. */

#include "dp/Runtime/Runtime.h"

#include <stdio.h>

int main(int argc, char **argv) {
  dp_executable *executable = NULL;
  if (argc != 2 || dp_executable_load(argv[1], &executable) != DP_SUCCESS) {
    fprintf(stderr, "%s\n", dp_last_error());
    return 1;
  }
  for (int64_t i = 0; i < dp_executable_entry_count(executable); ++i) {
    dp_entry_info entry;
    if (dp_executable_entry(executable, i, &entry) != DP_SUCCESS)
      return 1;
    printf("%s: %d inputs\n", entry.name, (int)entry.num_arguments);
  }
  dp_executable_destroy(executable);
  return 0;
}
