"""What test/check-style.py makes of small trees; told which, if not so."""
import importlib.util
import pathlib
import sys
import tempfile

spec = importlib.util.spec_from_file_location(
    "check_style", pathlib.Path(sys.argv[1]) / "test/check-style.py")
style = importlib.util.module_from_spec(spec)
spec.loader.exec_module(style)


def measure(head, tail, fill="  a();\n", count=10):
    return [lines for _, lines in
            style.find_functions(head + fill * count + tail)]


# (what it is, text before ten statements, text after, lines of functions)
CASES = [
    ("a function", "int f() {\n", "}\n", [12]),
    ("a header of two lines", "static int\nf(int a,\n  int b) {\n", "}\n", [12]),
    ("a template", "template <typename T>\nvoid f() {\n", "}\n", [12]),
    ("a constructor", "A::A(int a)\n    : a(a),\n      b(a) {\n  if (a) {\n"
     "  }\n", "}\n", [14]),
    ("a method", "/// A class.\nclass A {\npublic:\n  void f() {\n", "  }\n};\n",
     [12]),
    ("a method of a template",
     "template <typename T>\nstruct A {\n  void f() {\n", "  }\n};\n", [12]),
    ("two in a namespace", "namespace a {\nvoid f() {\n}\nvoid g() {\n",
     "}\n} // namespace a\n", [2, 12]),
    ("a function within", "void f() {\n  auto g = [] {\n", "  };\n}\n", [14]),
    ("values", "static int values[] = {\n", "};\n", []),
    ("options", "struct A {\n  Option<int> a{\n", "  };\n};\n", []),
    ("text", 'const char *text = R"(\nvoid f() {\n', '}\n)";\n', []),
]
for what, head, tail, expected in CASES:
    found = measure(head, tail)
    if found != expected:
        sys.exit(f"{what}: {found} is not {expected}")

for count, refused in [(58, False), (59, True)]:
    problems = []
    style.check_functions("a.cpp", "int f() {\n" + "  a();\n" * count + "}\n",
                          problems)
    if bool(problems) != refused:
        sys.exit(f"{count + 2} lines: {problems}")


for line, refused in [("for (unsigned bit : find(a).set_bits())", True),
                      ("for (unsigned bit : found.set_bits())", False)]:
    problems = []
    style.check_library(pathlib.Path("."), pathlib.Path("lib/a.cpp"), line,
                        problems)
    if bool(problems) != refused:
        sys.exit(f"{line}: {problems}")


def check_tree(check, files):
    """What a check says of a tree of these files."""
    problems = []
    with tempfile.TemporaryDirectory() as name:
        for path, text in files.items():
            file = pathlib.Path(name, path)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        check(pathlib.Path(name), problems)
    return len(problems)


ROUND = {"lib/L/A/a.cpp": '#include "mp/L/B/b.h"\n',
         "include/mp/L/B/b.h": '#include "mp/L/C/c.h"\n',
         "lib/L/C/c.cpp": '#include "../A/a.h"\n'}
STRAIGHT = {**ROUND, "lib/L/C/c.cpp": '#include "mp/L/C/c.h"\n'}
# (what it is, the check, files, how many are told)
TREES = [
    ("three in a round", style.check_cycles, ROUND, 3),
    ("three in a row", style.check_cycles, STRAIGHT, 0),
    ("a folder that says what it is", style.check_comments,
     {"lib/A/a.cpp": "", "lib/A/CMakeLists.txt": "# It.\n",
      "include/mp/A/a.h": ""}, 0),
    ("a folder that does not", style.check_comments,
     {"lib/A/a.cpp": "", "lib/A/CMakeLists.txt": "it()\n",
      "include/mp/A/CMakeLists.txt": "it()\n"}, 2),
    ("a folder of another's sources", style.check_comments,
     {"lib/A/B/b.cpp": ""}, 1),
]
for what, check, files, expected in TREES:
    count = check_tree(check, files)
    if count != expected:
        sys.exit(f"{what}: {count} is not {expected}")
