import importlib.util
import os
import shutil
import sys

import lit.formats
from lit.llvm import llvm_config
from lit.llvm.subst import ToolSubst

config.name = "MP"
config.test_format = lit.formats.ShTest(not llvm_config.use_lit_shell)
config.suffixes = [".mlir", ".test", ".c", ".td"]
config.excludes = ["CMakeLists.txt", "lit.cfg.py", "lit.site.cfg.py", "Inputs", "Unit"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(config.mp_obj_root, "test")

llvm_config.with_environment("PATH", config.llvm_tools_dir, append_path=True)
llvm_config.use_default_substitutions()

tools_dir = os.path.join(config.mp_obj_root, "bin")
llvm_config.with_environment("PATH", tools_dir, append_path=True)
# tools/test.sh builds only those that it needs.
llvm_config.add_tool_substitutions(
    [ToolSubst(name, unresolved="ignore")
     for name in ["mp-bisect", "mp-diff", "mp-opt", "mp-random",
                  "mp-run", "mp-test-kernels", "mp-test-opt", "mp-translate"]],
    [tools_dir, config.llvm_tools_dir])
config.substitutions.append(("%mp_src_root", config.mp_src_root))
config.substitutions.append(("%mp_tools", tools_dir))
config.substitutions.append(
    ("%inputs", os.path.join(config.mp_src_root, "test", "Inputs")))

config.substitutions.append(("%llvm_bin", config.llvm_tools_dir))
config.substitutions.append(
    ("%mp_lib", os.path.join(config.mp_obj_root, "lib")))

# Stand-ins for CUDA's libraries (test/Fakes).
config.substitutions.append(
    ("%fakes", os.path.join(config.mp_obj_root, "lib", "fakes")))

# Sanitizers take time and memory, which some tests measure, and a tool without
# them cannot load a plugin that has them.
if config.mp_sanitize:
    config.available_features.add("sanitized")
elif config.mp_link == "dylib":
    config.available_features.add("dylib")

# lit runs on the distribution's Python, which has the distribution's NumPy.
config.substitutions.append(("%python", sys.executable))

# A solver that shares nothing with ours.
if importlib.util.find_spec("scipy"):
    config.available_features.add("scipy")

# The stock tool and our plugin exist side by side in the shared flavour only.
config.substitutions.append(
    ("%mlir_opt", os.path.join(config.llvm_tools_dir, "mlir-opt")))
config.substitutions.append(
    ("%mp_plugin", os.path.join(config.mp_obj_root, "lib", "mp-plugin.so")))

# What counts instructions, and makes a binary that it can read.
if all(map(shutil.which, ("valgrind", "callgrind_annotate", "strip"))):
    config.available_features.add("valgrind")

# Tests over a folder of training graphs run where the user has one.
graphs = os.environ.get("MP_GRAPHS")
if graphs:
    config.available_features.add("graphs")
    config.substitutions.append(("%graphs", graphs))

# PTX is made without a CUDA toolkit; only checking it needs one.
if shutil.which("ptxas") or os.access("/usr/local/cuda/bin/ptxas", os.X_OK):
    config.available_features.add("ptxas")
