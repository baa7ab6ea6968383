#!/usr/bin/env python3
"""write_step.py OUTPUT: an artifact without any names: (a, b) -> (a + b, a)."""
import sys

from vhlo_writer import Writer

writer = Writer()
tensor = writer.type(20, ("I", [4]), writer.type(4))
writer.function("main", [tensor, tensor], [tensor, tensor], lambda body, args:
                body.ret(body.op("add_v1", list(args), [tensor]), args[0]))
with open(sys.argv[1], "wb") as file:
    file.write(writer.bytes())
