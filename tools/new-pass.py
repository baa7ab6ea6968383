#!/usr/bin/env python3
"""Writes the files of a new pass, which build and whose tests pass.

    tools/new-pass.py --subject Padding mp-merge-pads "Pad once where two would"

The subject is a folder of lib/Transforms. What is written is a small pass that
works, refuses and tells: it removes a negation of a negation. Its places, names
and tests are those of every pass; what it decides is for you to replace.
"""
import argparse
import pathlib
import re
import shutil
import subprocess
import sys
import textwrap

ROOT = pathlib.Path(__file__).resolve().parents[1]

# Where the parts of a pass lie. The first three exist.
PASSES_TD = "include/mp/Transforms/{subject}/Passes.td"
CMAKE_LISTS = "lib/Transforms/{subject}/CMakeLists.txt"
NUMERICS = "docs/Numerics.md"
SOURCE = "lib/Transforms/{subject}/{record}.cpp"
TESTS = "test/Transforms/{subject}/{kebab}{kind}.mlir"
# The row of a subject in the table of docs/Numerics.md, where it is not that
# of its name.
STAGES = {"Optimizer": "update", "LossScaling": "scaling",
          "Padding": "shapes"}

TD = '''\
def {record} : Pass<"{name}"> {{
  let summary = "{summary}";
  let description = [{{
    Readers of an `arith.negf` of an `arith.negf` read what was negated. Refuses
    where the two have different fast-math flags.

    Numerics: exact.

    Example: test/Transforms/{subject}/{kebab}.mlir
  }}];
}}

'''

CPP = '''\
{banner}
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Decides, then rewrites: the plan refuses before anything has changed.
//
//===----------------------------------------------------------------------===//

#include "mp/Transforms/{subject}/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/MapVector.h"

#define DEBUG_TYPE "{name}"

namespace mlir::mp {{
#define GEN_PASS_DEF_{upper}
#include "mp/Transforms/{subject}/Passes.h.inc"
}} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

/// What goes, in program order, and what its readers read instead.
using Plan = llvm::MapVector<arith::NegFOp, Value>;

static LogicalResult checkFlags(arith::NegFOp outer, arith::NegFOp inner) {{
  if (outer.getFastmath() == inner.getFastmath())
    return success();
  InFlightDiagnostic error =
      outer.emitOpError() << "has fastmath<"
                          << stringifyFastMathFlags(outer.getFastmath())
                          << ">, and what it negates has fastmath<"
                          << stringifyFastMathFlags(inner.getFastmath()) << ">";
  error.attachNote(inner.getLoc()) << "give both the same flags";
  return error;
}}

/// Decides on all ops below `root`. Changes nothing.
static FailureOr<Plan> makePlan(Operation *root) {{
  Plan plan;
  WalkResult walked = root->walk([&](arith::NegFOp outer) {{
    auto inner = outer.getOperand().getDefiningOp<arith::NegFOp>();
    if (!inner)
      return WalkResult::advance();
    if (failed(checkFlags(outer, inner)))
      return WalkResult::interrupt();
    // What was negated may itself be on its way out.
    Value negated = inner.getOperand();
    auto before = plan.find(negated.getDefiningOp<arith::NegFOp>());
    plan[outer] = before == plan.end() ? negated : before->second;
    return WalkResult::advance();
  }});
  if (walked.wasInterrupted())
    return failure();
  return plan;
}}

static void applyPlan(const Plan &plan) {{
  for (auto [op, value] : plan)
    op.getResult().replaceAllUsesWith(value);
  for (auto [op, value] : plan)
    op.erase();
}}

static remark::RemarkOpts describe(StringRef name,
                                   FunctionOpInterface function) {{
  return remark::RemarkOpts::name(name).category(DEBUG_TYPE).function(
      function.getName());
}}

namespace {{
struct {record} final : mp::impl::{record}Base<{record}> {{
  using Base::Base;

  void runOnOperation() override {{
    getOperation()->walk([&](FunctionOpInterface function) {{
      FailureOr<Plan> plan = makePlan(function);
      if (failed(plan))
        return signalPassFailure();
      for (auto [op, value] : *plan)
        remark::passed(op.getLoc(), describe("Negation", function))
            << remark::add("negates a negation");
      remark::analysis(function.getLoc(), describe("Negations", function))
          << remark::metric("Removed", plan->size());
      applyPlan(*plan);
    }});
  }}
}};
}} // namespace
'''

WORKS = '''\
// RUN: mp-opt %s --{name} > %t.once
// RUN: FileCheck %s --input-file=%t.once
// RUN: mp-opt %t.once --{name} | diff %t.once -

// The outer negation goes; the inner one is read by somebody else.
// CHECK-LABEL: @negation_of_negation_goes
// CHECK-SAME:    (%[[X:.*]]: tensor<4xf32>)
// CHECK-NEXT:    %[[N:.*]] = arith.negf %[[X]]
// CHECK-NEXT:    return %[[X]], %[[N]]
func.func @negation_of_negation_goes(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {{
  %0 = arith.negf %x : tensor<4xf32>
  %1 = arith.negf %0 : tensor<4xf32>
  return %1, %0 : tensor<4xf32>, tensor<4xf32>
}}

// Four in a row: what replaces one is replaced, too.
// CHECK-LABEL: @chain_ends_where_it_began
// CHECK-SAME:    (%[[X:.*]]: tensor<4xf32>)
// CHECK-NEXT:    %[[N:.*]] = arith.negf %[[X]]
// CHECK-NEXT:    return %[[N]], %[[X]]
func.func @chain_ends_where_it_began(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {{
  %0 = arith.negf %x : tensor<4xf32>
  %1 = arith.negf %0 : tensor<4xf32>
  %2 = arith.negf %1 : tensor<4xf32>
  %3 = arith.negf %2 : tensor<4xf32>
  return %2, %3 : tensor<4xf32>, tensor<4xf32>
}}

// One negation means something.
// CHECK-LABEL: @one_negation_stays
// CHECK:         arith.negf
func.func @one_negation_stays(%x: tensor<4xf32>) -> tensor<4xf32> {{
  %0 = arith.negf %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}}
'''

REFUSES = '''\
// RUN: mp-opt %s --{name} --verify-diagnostics --split-input-file

// Which of the two flags should hold for the readers?
func.func @flags_differ(%x: tensor<4xf32>) -> tensor<4xf32> {{
  // expected-note@below {{{{give both the same flags}}}}
  %0 = arith.negf %x fastmath<nnan> : tensor<4xf32>
  // expected-error@below {{{{has fastmath<none>, and what it negates has fastmath<nnan>}}}}
  %1 = arith.negf %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}}
'''

TELLS = '''\
// RUN: mp-opt %s --{name} --remarks-filter='{name}' --remark-policy=all --verify-diagnostics

// Each decision at its op, and how many there were.
// expected-remark@below {{{{Removed=1}}}}
func.func @decisions_and_total(%x: tensor<4xf32>) -> tensor<4xf32> {{
  %0 = arith.negf %x : tensor<4xf32>
  // expected-remark@below {{{{negates a negation}}}}
  %1 = arith.negf %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}}

// Nothing decided, and told.
// expected-remark@below {{{{Removed=0}}}}
func.func @nothing_to_do(%x: tensor<4xf32>) -> tensor<4xf32> {{
  return %x : tensor<4xf32>
}}
'''


def die(message):
    sys.exit(f"new-pass: {message}")


def subjects():
    return sorted(path.parent.name for path in
                  ROOT.glob(PASSES_TD.format(subject="*")))


def banner(file, summary):
    text = f"//===- {file} - {summary} "
    room = 80 - len("-===//")
    if len(text) > room:
        die(f"the summary is {len(text) - room} characters too long for the"
            f" first line of {file}")
    return text.ljust(room, "-") + "-===//"


def edit(path, change):
    """Applies `change` to a file's text; it returns None if it cannot."""
    text = change((ROOT / path).read_text())
    if text is None:
        die(f"{path} has not the form that this script knows")
    (ROOT / path).write_text(text)
    print(f"  {path}")


def write(path, text):
    (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
    (ROOT / path).write_text(text)
    print(f"  {path}")


def add_definition(text, definition):
    end = text.rfind("#endif")
    return None if end < 0 else text[:end] + definition + text[end:]


def add_source(text, source):
    """Into the list of target_sources, which is sorted."""
    match = re.search(r"target_sources\(MPTransforms PRIVATE\n((?:.|\n)*?)\)",
                      text)
    if not match:
        return None
    files = sorted(match[1].split() + [source])
    return (text[:match.start(1)] + "\n".join(f"  {f}" for f in files)
            + text[match.end(1):])


def add_row(text, stage, name):
    """Below the last pass of a stage; a new stage stands before the last row."""
    lines, rows = text.splitlines(), []
    for number, line in enumerate(lines):
        if match := re.match(r"\| (\w*) *\| .*\|.*\|$", line):
            rows.append((number, match[1] or (rows[-1][1] if rows else "")))
        elif rows and not line.startswith("|"):
            break
    if len(rows) < 3 or rows[0][1] != "stage" or rows[-1][1] != "all":
        return None
    bits = "exact: what was negated twice is what it was"
    own = [number for number, of in rows if of == stage]
    if own:
        lines.insert(own[-1] + 1, f"| | `{name}` | {bits} |")
    else:
        lines.insert(rows[-1][0], f"| {stage} | `{name}` | {bits} |")
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(
        description=__doc__.splitlines()[0], epilog=textwrap.dedent(
            __doc__.split("\n", 1)[1]),
        formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--subject", required=True, choices=subjects())
    parser.add_argument("name", help="mp-verb-object")
    parser.add_argument("summary", help="what it does, one short line")
    options = parser.parse_args()
    if not re.fullmatch(r"mp(-[a-z][a-z0-9]*)+", options.name):
        die(f"a pass is named mp-verb-object, not '{options.name}'")
    if not re.fullmatch(r'[A-Z][^"\\]*[^."\\]', options.summary):
        die("the summary begins with a capital and has no full stop or quotes")
    kebab = options.name.removeprefix("mp-")
    record = "".join(word.capitalize() for word in kebab.split("-"))
    words = {"subject": options.subject, "name": options.name, "kebab": kebab,
             "record": record, "upper": record.upper(),
             "summary": options.summary,
             "banner": banner(f"{record}.cpp", options.summary)}
    for path in ROOT.glob(PASSES_TD.format(subject="*")):
        if re.search(rf'"{options.name}"|\bdef {record}\b', path.read_text()):
            die(f"{path.relative_to(ROOT)} has {options.name} already")
    source = SOURCE.format(**words)

    print(f"wrote {options.name}:")
    edit(PASSES_TD.format(**words),
         lambda text: add_definition(text, TD.format(**words)))
    write(source, CPP.format(**words))
    edit(CMAKE_LISTS.format(**words),
         lambda text: add_source(text, f"{record}.cpp"))
    for kind, test in ("", WORKS), ("-invalid", REFUSES), ("-remarks", TELLS):
        write(TESTS.format(kind=kind, **words), test.format(**words))
    stage = STAGES.get(options.subject, options.subject.lower())
    edit(NUMERICS, lambda text: add_row(text, stage, options.name))
    if formatter := shutil.which("clang-format-22"):
        subprocess.run([formatter, "-i", ROOT / source], check=True)
    print(f"next: tools/test.sh {kebab}; docs/AddingAPass.md has the rest")


main()
