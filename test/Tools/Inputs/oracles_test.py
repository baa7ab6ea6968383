#!/usr/bin/env python3
"""oracles_test.py SOURCE_ROOT: tools/oracles.py in small trees of its own. It
has one processor, so that tests run one after the other."""
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

TOOLS = pathlib.Path(sys.argv.pop(1)) / "tools"
PASSES = "print('Ran 1 test in 0.1s')\n"


class OraclesTest(unittest.TestCase):
    def setUp(self):
        place = tempfile.TemporaryDirectory()
        self.addCleanup(place.cleanup)
        self.tree = pathlib.Path(place.name).resolve() / "tree"
        self.logs = self.tree.parent / "logs"
        for folder in "tools", "test/Oracles":
            (self.tree / folder).mkdir(parents=True)
        self.logs.mkdir()
        for name in "oracles.py", "recent.py":
            (self.tree / "tools" / name).write_text((TOOLS / name).read_text())
        (self.tree / ".gitignore").write_text("__pycache__\n")
        (self.tree / ".git-blame-ignore-revs").write_text("# none\n")

    def write(self, *names, text=PASSES):
        for name in names:
            (self.tree / f"test/Oracles/{name}_test.py").write_text(text)

    def git(self, *arguments):
        subprocess.run(
            ["git", "-c", "user.name=a", "-c", "user.email=a", *arguments],
            cwd=self.tree, check=True, stdout=subprocess.DEVNULL)

    def run_tests(self, *options, **variables):
        """The exit code, what was said, and the tests in order."""
        environment = {name: value for name, value in os.environ.items()
                       if not name.startswith(("GIT_", "MP_PYTHON"))}
        done = subprocess.run(
            [sys.executable, self.tree / "tools/oracles.py", sys.executable,
             self.logs, *options], text=True, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, env=environment | variables,
            preexec_fn=lambda: os.sched_setaffinity(
                0, {min(os.sched_getaffinity(0))}))
        ran = [line.split("_test")[0] for line in done.stdout.splitlines()
               if ": Ran " in line]
        return done.returncode, done.stdout, ran

    def test_all_pass(self):
        self.write("a", "b", "c")
        code, text, ran = self.run_tests()
        self.assertEqual((code, sorted(ran)), (0, ["a", "b", "c"]), text)
        self.assertIn("3 of 3 files", text)

    def test_one_that_fails_is_shown_and_is_the_last(self):
        self.write("a", "b", "c", text="raise SystemExit('no such luck')\n")
        code, text, ran = self.run_tests("--all")
        self.assertEqual((code, ran), (1, []))
        self.assertEqual(text.count("no such luck"), 1)
        self.assertRegex(text, r"test/Oracles/\w_test.py ended with 1")

    def test_what_changed_last_comes_first(self):
        self.git("init", "-q")
        for names in "abcdefgh", "c", "f":
            self.write(*names, text=f"# {names}\n{PASSES}")
            self.git("add", "-A")
            self.git("commit", "-q", "-m", "a change")
        self.write("z")
        code, text, ran = self.run_tests()
        self.assertEqual((code, ran[:3]), (0, ["z", "f", "c"]), text)

    def test_none_begins_when_the_time_is_over(self):
        self.write("a", "b", "c", text=f"import time; time.sleep(2)\n{PASSES}")
        code, text, ran = self.run_tests(MP_PYTHON_SECONDS="1")
        self.assertEqual((code, len(ran)), (0, 1), text)
        self.assertIn("1 of 3 files", text)
        code, text, ran = self.run_tests("--all", MP_PYTHON_SECONDS="1")
        self.assertEqual((code, len(ran)), (0, 1), text)
        code, text, ran = self.run_tests("--all")
        self.assertEqual((code, len(ran)), (0, 3), text)

    def test_time_for_nothing_is_an_error(self):
        self.write("a")
        code, text, ran = self.run_tests(MP_PYTHON_SECONDS="-1")
        self.assertEqual((code, ran), (1, []))
        self.assertIn("no time", text)


if __name__ == "__main__":
    unittest.main()
