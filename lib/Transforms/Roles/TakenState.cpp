//===- TakenState.cpp - State that the author exchanges -------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A loop of one round, or a choice that constants make, hands on less than its
// regions tell. The passes fold it before the state is checked, so the step is
// judged both ways.
//
//===----------------------------------------------------------------------===//

#include "TakenState.h"

#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "mp/Analysis/State/StateSources.h"
#include "mp/Dialect/MP/IR/StateAttributes.h"
#include "mp/Transforms/Loops/Rounds.h"

using namespace mlir;
using namespace mlir::mp;

static bool branches(ModuleOp module) {
  return module
      .walk([](RegionBranchOpInterface) { return WalkResult::interrupt(); })
      .wasInterrupted();
}

/// Takes away the branches that constants decide.
static void foldBranches(ModuleOp module) {
  MLIRContext *context = module.getContext();
  RewritePatternSet patterns(context);
  for (RegisteredOperationName name : context->getRegisteredOperations())
    if (name.hasInterface<RegionBranchOpInterface>())
      name.getCanonicalizationPatterns(patterns, context);
  // What is not folded to the end is judged all the same.
  (void)applyPatternsGreedily(module, std::move(patterns));
}

/// Adds to `taken` what `more` says beside it.
static void addTaken(NamedAttrList &taken, DictionaryAttr more) {
  if (!more)
    return;
  for (NamedAttribute entry : more) {
    auto known = dyn_cast_if_present<ArrayAttr>(taken.get(entry.getName()));
    SmallVector<Attribute> names;
    if (known)
      llvm::append_range(names, known);
    for (Attribute name : cast<ArrayAttr>(entry.getValue()))
      if (!llvm::is_contained(names, name))
        names.push_back(name);
    taken.set(entry.getName(), ArrayAttr::get(more.getContext(), names));
  }
}

static DictionaryAttr findTaken(ModuleOp module) {
  FailureOr<EntryFunction> main = EntryFunction::find(module);
  return succeeded(main) ? findTakenState(*main, StepGraph(*main))
                         : DictionaryAttr();
}

void mp::noteTakenState(EntryFunction main, const StepGraph &step) {
  auto module = main.getFunction()->getParentOfType<ModuleOp>();
  NamedAttrList taken;
  OwningOpRef<ModuleOp> copy;
  if (ModuleOp round = getModuleOfRound(module); round != module) {
    copy = round;
    addTaken(taken, findTaken(round));
  } else {
    addTaken(taken, findTakenState(main, step));
  }
  if (branches(copy ? *copy : module)) {
    if (!copy)
      copy = module.clone();
    foldBranches(*copy);
    addTaken(taken, findTaken(*copy));
  }
  func::FuncOp function = main.getFunction();
  if (taken.empty())
    function->removeDiscardableAttr(attr::takenFrom);
  else
    function->setDiscardableAttr(attr::takenFrom,
                                 taken.getDictionary(module.getContext()));
}
