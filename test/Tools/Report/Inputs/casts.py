#!/usr/bin/env python3
"""casts.py REPORT MODULE: the report counts the casts that are there."""
import json
import sys

report = json.load(open(sys.argv[1]))
told = sum(f["costs"]["final"]["casts"] for f in report["functions"])
there = open(sys.argv[2]).read().count("mp.cast ")
assert told == there > 0, (told, there)
