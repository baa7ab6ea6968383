#!/usr/bin/env python3
"""Validates a report against its schema, and what a schema can not say.

    validate.py SCHEMA REPORT

Knows the keywords that the schema uses, and fails on any other.
"""
import json
import re
import sys

TYPES = {"object": dict, "array": list, "string": str, "boolean": bool,
         "integer": int}
PLAIN = {"$schema", "$defs", "title", "description"}


def check(value, schema, root, where):
    for key, rule in schema.items():
        if key in PLAIN or key in ("required", "additionalProperties"):
            continue
        if key == "$ref":
            check(value, root["$defs"][rule.split("/")[-1]], root, where)
        elif key == "type":
            right = isinstance(value, TYPES[rule]) and not (
                rule == "integer" and isinstance(value, bool))
            assert right, f"{where}: {value!r} is no {rule}"
        elif key == "const":
            assert value == rule, f"{where}: {value!r} is not {rule!r}"
        elif key == "enum":
            assert value in rule, f"{where}: {value!r} is none of {rule}"
        elif key == "pattern":
            assert re.search(rule, value), f"{where}: {value!r} is not {rule}"
        elif key == "minimum":
            assert value >= rule, f"{where}: {value} is below {rule}"
        elif key == "items":
            for index, item in enumerate(value):
                check(item, rule, root, f"{where}[{index}]")
        elif key == "properties":
            missing = set(schema["required"]) - set(value)
            assert not missing, f"{where}: without {sorted(missing)}"
            unknown = set(value) - set(rule)
            assert not unknown, f"{where}: has {sorted(unknown)}"
            for name, part in value.items():
                check(part, rule[name], root, f"{where}.{name}")
        else:
            sys.exit(f"the schema has the keyword {key}, which is not known")


def check_links(report):
    """Ids are there once, and what names one names one that is there."""
    for function in report["functions"]:
        ids = [x["id"] for part in ("arguments", "results", "ops")
               for x in function[part]]
        assert len(ids) == len(set(ids)), "an id is there twice"
        sums = {"given": 0, "planned": 0}
        for op in function["ops"]:
            for key in sums:
                sums[key] += op["bytes"][key]
            by = op["forced_by"]
            # Constants, loops and the end of a region have no record.
            assert not by or by in ids or ":" in by, by
        for key, total in function["bytes"].items():
            assert total >= sums[key], f"{key}: {total} of {sums[key]}"


if __name__ == "__main__":
    schema, report = (json.load(open(path)) for path in sys.argv[1:])
    check(report, schema, schema, "report")
    check_links(report)
    print(f"{sum(len(f['ops']) for f in report['functions'])} ops as the "
          "schema says")
