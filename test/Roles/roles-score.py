"""Compares found roles with known ones.

    roles-score.py FOUND.json TRUTH.json ROLES PAIRS   fails unless at least
                                                       this many are right, and
                                                       all slots; --structure:
                                                       whatever they are called
    roles-score.py --strip < step.mlir > bare.mlir     takes names and pairs away
"""
import json
import re
import sys


def strip(text):
    """The step without what its author said of arguments and results."""
    for attribute in (r'mp\.name = "(?:[^"\\]|\\.)*"', r"mp\.pair = \d+ : i64",
                      r"mp\.role = #mp\.role<\w+>"):
        text = re.sub(attribute + r",? ?", "", text)
    assert "mp.name" not in text and "mp.pair" not in text
    return text.replace(" {}", "")


def main():
    if sys.argv[1] == "--strip":
        sys.stdout.write(strip(sys.stdin.read()))
        return
    found, truth = (json.load(open(path)) for path in sys.argv[1:3])
    roles = [(side, entry["index"]) for side in ("args", "results")
             for entry in truth[side]]
    right = [(side, i) for side, i in roles
             if found[side][i]["role"] == truth[side][i]["role"]]
    pairs = {i: entry["pair"] for i, entry in enumerate(truth["args"])
             if entry["pair"] is not None}
    paired = {i for i, result in pairs.items()
              if found["args"][i]["pair"] == result}
    false = [i for i, entry in enumerate(found["args"])
             if entry["pair"] is not None and i not in pairs]
    owned = [(side, i) for side, i in roles if "of" in truth[side][i]]
    misplaced = [(side, i) for side, i in owned if any(
        found[side][i].get(key) != truth[side][i].get(key)
        for key in (("of",) if "--structure" in sys.argv else ("of", "slot")))]
    misplaced += [(side, i) for side, i in roles if "of" in found[side][i]
                  and "of" not in truth[side][i]]
    wanted_roles, wanted_pairs = (len(everything) if limit == "all"
                                  else int(limit) for everything, limit in
                                  ((roles, sys.argv[3]), (pairs, sys.argv[4])))
    print(f"{len(right)} of {len(roles)} roles, {len(paired)} of {len(pairs)} "
          f"pairs, {len(false)} false pairs, {len(misplaced)} of {len(owned)} "
          f"slots and gradients misplaced")
    for side, i in misplaced:
        print(f"{side} {i} {truth[side][i]['name']}: "
              f"{found[side][i].get('slot')} of {found[side][i].get('of')}, not "
              f"{truth[side][i].get('slot')} of {truth[side][i].get('of')}")
    for side, i in sorted(set(roles) - set(right)):
        print(f"{side} {i} {truth[side][i]['name']}: "
              f"{found[side][i]['role']}, not {truth[side][i]['role']}")
    sys.exit(len(right) < wanted_roles or len(paired) < wanted_pairs
             or bool(false) or bool(misplaced))


main()
