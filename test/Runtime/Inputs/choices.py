"""Prints the numbers of the algorithms in a file of kernel choices.

choices.py FILE LIBRARY PLACE [--set NUMBER]

PLACE is where the number is among those of a choice. With --set, prints the file
with NUMBER as the number of all algorithms of the library.
"""

import json
import sys

file, library, place = sys.argv[1], sys.argv[2], int(sys.argv[3])
with open(file) as text:
    choices = json.load(text)
if "--set" in sys.argv:
    for entry in choices["choices"][library]:
        entry["choice"][place] = int(sys.argv[5])
    print(json.dumps(choices))
else:
    print(*sorted({entry["choice"][place] for entry in choices["choices"][library]}))
