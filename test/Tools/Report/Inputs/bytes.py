#!/usr/bin/env python3
"""bytes.py REPORT KEY COSTS MORE: the report foresaw the bytes that mp-report
counts once ops are fused, but for MORE of them."""
import json
import sys

report, costs = (json.load(open(sys.argv[i])) for i in (1, 3))
foreseen = sum(f["bytes"][sys.argv[2]] for f in report["functions"])
counted = sum(traffic["read"] + traffic["written"] for f in costs["functions"]
              for traffic in f["bytes"].values())
assert foreseen + int(sys.argv[4]) == counted, (foreseen, counted)
