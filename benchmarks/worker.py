"""One subject in a process of its own: reads the length of a slice, answers with its figures.

Plain and compiled Groschen cannot live in one process; only one of the processes works at a time.
"""

import importlib
import json
import sys


def main() -> None:
    side, *game = sys.argv[1:]
    measure = importlib.import_module(f"benchmarks.{side}").measure
    for line in sys.stdin:
        print(json.dumps(measure(float(line), *game)), flush=True)


if __name__ == "__main__":
    main()
