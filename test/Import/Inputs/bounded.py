#!/usr/bin/env python3
"""bounded.py SECONDS MEGABYTES COMMAND...: fails if the command fails, or takes
more processor time or memory (each of its processes) than that."""
import resource
import subprocess
import sys

seconds, megabytes = map(float, sys.argv[1:3])
done = subprocess.run(sys.argv[3:])
used = resource.getrusage(resource.RUSAGE_CHILDREN)
time, memory = used.ru_utime + used.ru_stime, used.ru_maxrss / 1024
print(f"{time:.2f} s, {memory:.0f} MB", file=sys.stderr)
sys.exit(done.returncode or time > seconds or memory > megabytes)
