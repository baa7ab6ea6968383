//===- ValueNames.h - Names of values that outlive a process ----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A value is named by where it stands: `main/arg3` is an argument of @main,
// `main/12:mp.dot#0` the first result of the twelfth op below it (from 0, in
// the order of the text, ops of regions among them), `main/14:scf.while/1.2`
// the third argument of that loop's second region. So two processes that read
// the same file use the same names, and any other step uses the same names for
// something else: the fingerprint tells them apart.
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_EVIDENCE_VALUENAMES_H
#define MP_ANALYSIS_EVIDENCE_VALUENAMES_H

#include "mlir/IR/BuiltinOps.h"
#include "mp/Analysis/Evidence/Profile.h"

#include <string>
#include <vector>

namespace mlir::mp {

struct NamedValue {
  std::string name;
  Value value;
};

struct NamedOp {
  std::string name;
  Operation *op;
};

/// Every op below the functions of `module` that have a body, in the order of
/// the text: `main/12:mp.dot`.
std::vector<NamedOp> nameOps(ModuleOp module);

/// Every value of `module` that is a tensor of floats, in the order of the
/// text: those of functions with a body, in regions too.
std::vector<NamedValue> nameFloatValues(ModuleOp module);

/// Whether what a profile saw of `value` is put on its op: a constant tells
/// what it is, and what regions hand on is what is handed to them.
bool mayBeObserved(Value value);

/// 32 hexadecimal digits that tell the steps apart: of the names, types and
/// attributes of all ops, the elements of constants, which value each operand
/// is, and the nesting. Not of locations, nor of discardable attributes, nor of
/// those on arguments and results: they are for passes, and change no value.
std::string fingerprint(ModuleOp module);

/// The outermost name of a location, which is the one in the user's program;
/// empty if it has none.
std::string findLocationName(Location location);

/// A profile of `module`, whose values these are, that has seen nothing; its
/// entries are in the order of the values.
Profile startProfile(ModuleOp module, ArrayRef<NamedValue> values);

} // namespace mlir::mp

#endif // MP_ANALYSIS_EVIDENCE_VALUENAMES_H
