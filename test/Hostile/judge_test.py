"""Commands that end badly: fails unless the judge finds each.

    judge_test.py BIN_DIR
"""
import sys

from judge import Case, run
import steps

REFUSED = ["mp-opt", "missing", "-o", "out"]
FOUND = {
    "exit code 0": Case("well", ["mp-opt", "step", "-o", "out"],
                        {"step": steps.STEP}),
    "harmed": Case("harms", REFUSED, shell="printf new > out"),
    "hangs": Case("hangs", REFUSED, shell="sleep 60"),
    "stays behind": Case("strays", REFUSED, shell="touch stray"),
    "does not say": Case("dumb", REFUSED, says="no such words"),
    "no error": Case("mute", REFUSED, stdout="2>/dev/null"),
    "2 errors": Case("twice", REFUSED, shell="echo error: once >&2"),
    "control characters": Case("red", REFUSED, shell="printf '\\033[31m' >&2"),
    "no text": Case("latin", REFUSED, shell="printf '\\351' >&2"),
    "bytes said": Case("long", REFUSED, shell="seq 2000 >&2"),
    "LLVM ERROR": Case("abort", REFUSED, shell="echo LLVM ERROR >&2"),
    "signal": Case("dies", REFUSED, shell="kill -SEGV $$"),
    "MB": Case("eats", REFUSED,
               shell="python3 -c \"len(b'1' * (600 << 20))\""),
}

# Of nothing to be blamed for, no error is said.
ANSWER = Case("answers", ["mp-bisect", "step", "--fill=1"],
              {"step": steps.STEP}, codes=(3,), answers=(3,))

missed = []
for problem, case in FOUND.items():
    found, _ = run(case, sys.argv[1], patience=0.3)
    if not any(problem in text for text in found):
        missed.append(f"{case.name}: found {found}, not '{problem}'")
found, _ = run(ANSWER, sys.argv[1], patience=3)
if found:
    missed.append(f"{ANSWER.name}: found {found}")
print("\n".join(missed) or f"{len(FOUND)} of {len(FOUND)} found")
sys.exit(bool(missed))
