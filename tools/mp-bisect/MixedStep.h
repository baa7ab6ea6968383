//===- MixedStep.h - A step, and its twins of mixed precision ---*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TOOLS_MP_BISECT_MIXEDSTEP_H
#define MP_TOOLS_MP_BISECT_MIXEDSTEP_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mp/Dialect/MP/IR/MPAttributes.h"
#include "llvm/Support/Error.h"

namespace mlir::mp::bisect {

/// While it lives, keeps diagnostics of a context from being printed; the first
/// error is kept, others and warnings are dropped.
class QuietDiagnostics {
public:
  explicit QuietDiagnostics(MLIRContext &context);
  /// The first error; says so if there was none.
  llvm::Error takeError();

private:
  std::string first;
  ScopedDiagnosticHandler handler;
};

/// Whether the text holds options of `--mp-amp`; says why not on stderr.
bool isAmpText(StringRef amp);

/// A step in mixed precision.
struct Mixed {
  OwningOpRef<ModuleOp> module;
  /// What was decided on each candidate, `mp.precision`; null for f32.
  std::vector<Attribute> plans;
};

/// A step in f32 and the ops of it that a policy may keep so.
class MixedStep {
public:
  /// Loads the step, gives it roles, an update where `amp` asks for one, and
  /// cleans it up, as the first stages of `--mp-amp` do. `amp` holds options.
  /// Null after an error message.
  static std::unique_ptr<MixedStep> create(MLIRContext &context, StringRef path,
                                           StringRef amp);

  ModuleOp inF32() const { return *module; }
  /// Ops with a class and a float among operands or results, in order.
  ArrayRef<Operation *> candidates() const { return ops; }
  /// The policy under which a step was rewritten.
  static PolicyAttr policyOf(const Mixed &mixed);

  /// Rewrites a copy, in which the candidates of these numbers are of class
  /// deny.
  llvm::Expected<Mixed> mix(ArrayRef<unsigned> denied) const;
  /// Rewrites a copy under another policy.
  llvm::Expected<Mixed> mix(PolicyAttr policy) const;

private:
  llvm::Expected<Mixed> rewrite(OwningOpRef<ModuleOp> copy) const;
  void findCandidates();

  OwningOpRef<ModuleOp> module;
  std::string amp;
  std::vector<Operation *> ops;
};

} // namespace mlir::mp::bisect

#endif // MP_TOOLS_MP_BISECT_MIXEDSTEP_H
