#!/usr/bin/env python3
"""tidy_test.py SOURCE_ROOT: tools/tidy.py in small trees of its own, with a
linter that finds fault with files that hold `wrong`. It has one processor, so
that files are looked at one after the other."""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time
import unittest

TOOLS = pathlib.Path(sys.argv.pop(1)) / "tools"
LINTER = """#!/bin/sh
for file; do :; done
echo "${file#TREE/}" >> TREE/../linted
! grep -s wrong "$file"
"""


def write(path, text, mode=0o644):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    path.chmod(mode)


class TidyTest(unittest.TestCase):
    def setUp(self):
        place = tempfile.TemporaryDirectory()
        self.addCleanup(place.cleanup)
        # As tidy.py resolves it.
        self.place = pathlib.Path(place.name).resolve()
        self.tree, self.build = self.place / "tree", self.place / "tree/build"
        for name in "tidy.py", "recent.py":
            write(self.tree / "tools" / name, (TOOLS / name).read_text())
        write(self.tree / ".clang-tidy", "")
        write(self.tree / ".gitignore", "/build\n")
        write(self.tree / ".git-blame-ignore-revs", "# none\n")
        write(self.build / "build.ninja", "")
        self.tool("clang-tidy-22", LINTER.replace("TREE", str(self.tree)))

    def tool(self, name, text):
        write(self.place / "bin" / name, text, 0o755)

    def sources(self, *paths, text="int x;\n"):
        """Writes files; every file that there is is compiled."""
        for path in paths:
            write(self.tree / path, text)
        (self.build / "compile_commands.json").write_text(json.dumps([
            {"file": str(path), "command": f"cc -o {path.name}.o -c {path}"}
            for path in sorted(self.tree.rglob("*.cpp"))]))

    def git(self, *arguments):
        subprocess.run(
            ["git", "-c", "user.name=a", "-c", "user.email=a", *arguments],
            cwd=self.tree, check=True, stdout=subprocess.DEVNULL)

    def commit(self, *paths, text="int x;\n"):
        self.sources(*paths, text=text)
        self.git("add", "-A")
        self.git("commit", "-q", "-m", "a change")

    def repository(self):
        self.git("init", "-q")
        self.commit("lib/First.cpp")

    def tidy(self, *arguments, **variables):
        """The exit code, what was said, and the files in order."""
        environment = {name: value for name, value in os.environ.items()
                       if not name.startswith(("GIT_", "MP_TIDY"))}
        environment["PATH"] = f"{self.place / 'bin'}:{environment['PATH']}"
        done = subprocess.run(
            [sys.executable, self.tree / "tools/tidy.py", self.build,
             *arguments], text=True, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, env=environment | variables,
            preexec_fn=lambda: os.sched_setaffinity(
                0, {min(os.sched_getaffinity(0))}))
        linted = self.place / "linted"
        paths = linted.read_text().split() if linted.exists() else []
        linted.unlink(missing_ok=True)
        return done.returncode, done.stdout, paths

    def test_tells_what_is_wrong(self):
        self.repository()
        self.commit("lib/Wrong.cpp", text="wrong\n")
        code, text, _ = self.tidy()
        self.assertEqual(code, 1)
        self.assertIn("1 problems in 2 of 2 files", text)

    def test_a_linter_that_is_killed_passes_nothing(self):
        self.repository()
        self.tool("clang-tidy-22", "#!/bin/sh\nkill -9 $$\n")
        code, text, _ = self.tidy()
        self.assertEqual(code, 1)
        self.assertIn("clang-tidy-22 ended with -9", text)

    def test_git_that_fails_is_an_error(self):
        self.repository()
        self.tool("git", "#!/bin/sh\necho no such luck >&2\nexit 128\n")
        code, text, paths = self.tidy()
        self.assertEqual((code, paths), (1, []))
        self.assertIn("no such luck", text)

    def test_nothing_to_lint_is_an_error(self):
        self.git("init", "-q")
        self.commit()
        code, text, _ = self.tidy()
        self.assertEqual(code, 1)
        self.assertIn("compiles nothing", text)

    def test_nothing_that_differs_from_the_base_is_none(self):
        self.repository()
        code, text, paths = self.tidy(MP_TIDY_BASE="HEAD")
        self.assertEqual((code, paths), (0, []), text)
        code, _, _ = self.tidy(MP_TIDY_BASE="no-such-commit")
        self.assertEqual(code, 1)

    def test_sees_new_folders_and_moves(self):
        self.repository()
        self.commit("lib/Old.cpp", text="int of_some_length;\n" * 9)
        self.git("mv", "lib/Old.cpp", "lib/Moved.cpp")
        self.sources("new/folder/A.cpp")
        _, text, paths = self.tidy()
        self.assertIn("lib/Moved.cpp", paths, text)
        self.assertIn("new/folder/A.cpp", paths, text)
        self.git("commit", "-qam", "a move")
        (self.build / "tidy/lib/Moved.cpp.passed").unlink()
        _, text, paths = self.tidy()
        self.assertIn("lib/Moved.cpp", paths, text)

    def test_what_changed_last_comes_first(self):
        self.git("init", "-q")
        self.commit(*(f"lib/{name}.cpp" for name in "ABCDEFGH"))
        self.commit("lib/E.cpp", text="int y;\n")
        self.commit("lib/C.cpp", text="int y;\n")
        self.sources("lib/Z.cpp")
        code, text, paths = self.tidy()
        self.assertEqual(code, 0, text)
        self.assertEqual(paths[:3], ["lib/Z.cpp", "lib/C.cpp", "lib/E.cpp"])
        self.assertEqual(len(set(paths)), 9)
        self.assertIn("9 of 9 files", text)
        self.assertIn("3 changed last", text)

    def test_without_history_each_commit_has_its_own_order(self):
        names = [f"lib/{name}.cpp" for name in "ABCDEFGHIJKL"]
        self.git("init", "-q")
        self.commit(*names)
        orders = []
        for content in ("int y;\n", "int z;\n"):
            self.commit("lib/A.cpp", text=content)
            # Of this commit alone, in place of the whole.
            whole = self.place / "whole"
            self.git("clone", "-q", "--bare", "--depth=1",
                     f"file://{self.tree}", self.place / "shallow")
            (self.tree / ".git").rename(whole)
            (self.place / "shallow").rename(self.tree / ".git")
            self.git("config", "core.bare", "false")
            self.git("reset", "-q")
            code, text, paths = self.tidy()
            self.assertEqual((code, sorted(paths)), (0, names), text)
            self.assertIn("0 changed last", text)
            orders.append(paths)
            shutil.rmtree(self.tree / ".git")
            shutil.rmtree(self.build / "tidy")
            whole.rename(self.tree / ".git")
        self.assertNotEqual(*orders)

    def test_all_and_named_files_have_all_time(self):
        self.sources("lib/A.cpp", "lib/B.cpp")
        _, text, paths = self.tidy("--all", MP_TIDY_SECONDS="0")
        self.assertEqual(len(paths), 2, text)
        shutil.rmtree(self.build / "tidy")
        _, text, paths = self.tidy(self.tree / "lib/B.cpp")
        self.assertEqual(paths, ["lib/B.cpp"], text)

    def test_needs_no_repository(self):
        self.sources("lib/A.cpp", "lib/B.cpp")
        code, text, paths = self.tidy()
        self.assertEqual((code, len(paths)), (0, 2), text)

    def test_stops_when_the_time_is_over(self):
        self.repository()
        self.sources(*(f"lib/{number}.cpp" for number in range(50)))
        self.tool("clang-tidy-22", "#!/bin/sh\nsleep 0.5\n")
        begin = time.monotonic()
        code, text, _ = self.tidy(MP_TIDY_SECONDS="3")
        self.assertLess(time.monotonic() - begin, 20)
        linted = int(re.search(r"(\d+) of 51 files", text)[1])
        self.assertTrue(0 < linted < 7, text)
        self.assertEqual(code, 0)

    def test_time_for_nothing_is_an_error(self):
        self.repository()
        self.tool("clang-tidy-22", "#!/bin/sh\nexec sleep 100\n")
        begin = time.monotonic()
        code, text, _ = self.tidy(MP_TIDY_SECONDS="1")
        self.assertLess(time.monotonic() - begin, 20)
        self.assertEqual(code, 1)
        self.assertIn("too short", text)


if __name__ == "__main__":
    unittest.main()
