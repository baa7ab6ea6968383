//===- AssignRoles.cpp - Say what each argument and result is -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Roles are found once, from the surest source that answers, and written as
// attributes. Every later pass reads those and nothing else.
//
//===----------------------------------------------------------------------===//

#include "TakenState.h"
#include "mp/Dialect/MP/IR/MPDialect.h"
#include "mp/Dialect/MP/IR/StateAttributes.h"
#include "mp/Roles/Roles.h"
#include "mp/Support/Files.h"
#include "mp/Support/Messages.h"
#include "mp/Support/Remarks.h"
#include "mp/Transforms/Roles/Passes.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace mlir;
using namespace mlir::mp;

#define DEBUG_TYPE "mp-assign-roles"

namespace mlir::mp {
#define GEN_PASS_DEF_ASSIGNROLES
#include "mp/Transforms/Roles/Passes.h.inc"
} // namespace mlir::mp

/// A roles file of a step with a million arguments is smaller.
static constexpr size_t maxFileBytes = size_t(64) << 20;

/// An attribute that is there must be understood: a role it does not name would
/// be guessed instead.
static LogicalResult checkRoleAttributes(EntryFunction main) {
  func::FuncOp function = main.getFunction();
  auto check = [&](Attribute role, StringRef side, unsigned index) {
    if (!role || parseRole(role))
      return success();
    return LogicalResult(
        function.emitError()
        << side << " " << index << " has the "
        << describeUnknown("role", textOf(role), getRoleNames()));
  };
  for (unsigned i = 0; i < main.getNumArguments(); ++i)
    if (failed(check(function.getArgAttr(i, attr::role), "argument", i)))
      return failure();
  for (unsigned i = 0; i < main.getNumResults(); ++i)
    if (failed(check(function.getResultAttr(i, attr::role), "result", i)))
      return failure();
  return success();
}

namespace {
struct AssignRoles final : mp::impl::AssignRolesBase<AssignRoles> {
  using Base::Base;

  LogicalResult initialize(MLIRContext *context) override {
    if (defaultRole.empty() || symbolizeRole(defaultRole))
      return success();
    return emitError(UnknownLoc::get(context))
           << "option default-role: "
           << describeUnknown("role", quote(defaultRole), getRoleNames());
  }

  void runOnOperation() override {
    FailureOr<EntryFunction> main = EntryFunction::find(getOperation());
    if (failed(main) || failed(checkRoleAttributes(*main)))
      return signalPassFailure();
    RoleTable table(*main);
    if (!roles.empty() && failed(readRoles(table)))
      return signalPassFailure();
    completeRoles(table, [&]() -> const StepGraph & {
      return getAnalysis<MainGraph>().get();
    });
    if (failed(fillUnknown(table)))
      return signalPassFailure();
    table.write();
    if (!getOperation()->hasAttr(attr::planned))
      noteTakenState(*main, getAnalysis<MainGraph>().get());
    report(table);
    // Nothing was changed but attributes, which mp-check-roles reads.
    markAllAnalysesPreserved();
  }

private:
  LogicalResult readRoles(RoleTable &table) {
    auto file = readFile(roles, maxFileBytes);
    if (!file)
      return getOperation().emitError()
             << "cannot open input file " << quote(roles) << ": "
             << toString(file.takeError());
    return addRolesFromFile(table, (*file)->getBuffer(), roles);
  }

  LogicalResult fillUnknown(RoleTable &table) {
    EntryFunction main = table.getMain();
    for (unsigned i = 0; i < table.getArguments().size(); ++i) {
      if (table.getArguments()[i].role)
        continue;
      if (defaultRole.empty())
        return main.getFunction().emitError()
               << "argument " << i << " '" << main.getArgumentName(i)
               << "' has no role, and nothing tells a parameter from a batch: "
               << "give it 'mp.role', name it in a roles file (roles=FILE), or "
               << "set default-role=batch";
      table.giveArgumentRole(i, *symbolizeRole(defaultRole),
                             RoleSource::Default);
    }
    return success();
  }

  /// How many roles of arguments, and how many pairs, each source gave.
  void report(const RoleTable &table) {
    constexpr RoleSource sources[] = {
        RoleSource::Attribute, RoleSource::File,      RoleSource::Name,
        RoleSource::Aliasing,  RoleSource::Structure, RoleSource::Default};
    for (RoleSource source : sources) {
      unsigned given = 0, paired = 0;
      for (const RoleTable::ArgumentFact &fact : table.getArguments()) {
        given += fact.source == source;
        paired += fact.pair && fact.pairSource == source;
      }
      if (given || paired)
        remark::analysis(table.getMain().getFunction().getLoc(),
                         remarkOf(DEBUG_TYPE, "Roles"))
            << remark::add("from {0}", stringifyRoleSource(source))
            << remark::metric("Roles", given)
            << remark::metric("Pairs", paired);
    }
  }
};
} // namespace
