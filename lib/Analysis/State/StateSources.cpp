//===- StateSources.cpp - What state becomes another state ----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// That two states change places is a mistake, or what the author wants: two
// buffers in turns, a memory of the last steps. Which of them, only his step
// can tell; here it is found in whatever step.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/State/StateSources.h"

#include "mp/Analysis/State/StatePath.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"

using namespace mlir;
using namespace mlir::mp;

static Value getNext(EntryFunction main, unsigned index) {
  return main.getResult(*main.getPair(index));
}

/// The state of the type `type` that `value` is.
static std::optional<unsigned> getState(EntryFunction main, Value value,
                                        Type type) {
  auto argument = dyn_cast<BlockArgument>(value);
  if (!argument || argument.getOwner() != &main.getBody() ||
      argument.getType() != type || !main.getPair(argument.getArgNumber()))
    return std::nullopt;
  return argument.getArgNumber();
}

/// Whether two states took each other's place: what should go on from `index`
/// goes on from `other`, and that one does not go on from itself.
static bool areExchanged(EntryFunction main, const StepGraph &step,
                         unsigned index, unsigned other) {
  using Kind = StatePath::Kind;
  Value before = main.getArgument(other);
  Kind from = traceState(step, getNext(main, index), before).kind;
  Kind own = traceState(step, getNext(main, other), before).kind;
  if (from == Kind::None || own == Kind::None)
    return from != Kind::None;
  // A moment moves the parameter, and an average takes it in: both go on from
  // each other a little.
  Kind back =
      traceState(step, getNext(main, other), main.getArgument(index)).kind;
  return back == Kind::Added ||
         (from == Kind::Added && own != Kind::Added && back != Kind::None);
}

StateSources mp::findStateSources(EntryFunction main, const StepGraph &step,
                                  unsigned index) {
  StateSources sources;
  Value next = getNext(main, index);
  for (Value start : getPathStarts(step, next)) {
    sources.takesGradient |= bool(start.getDefiningOp<UnscaleOp>());
    std::optional<unsigned> other =
        getState(main, start, main.getArgument(index).getType());
    if (!other)
      continue;
    sources.takesState = true;
    sources.goesOn |= *other == index || traceState(step, next, start).kind ==
                                             StatePath::Kind::Added;
    if (*other != index && areExchanged(main, step, index, *other))
      sources.exchanged.push_back(*other);
  }
  return sources;
}

DictionaryAttr mp::findTakenState(EntryFunction main, const StepGraph &step) {
  Builder builder(main.getFunction().getContext());
  NamedAttrList taken;
  for (unsigned index = 0; index < main.getNumArguments(); ++index) {
    if (!isWideState(main, index) ||
        traceState(step, getNext(main, index), main.getArgument(index)).kind !=
            StatePath::Kind::None)
      continue;
    std::vector<std::string> names;
    for (unsigned other : findStateSources(main, step, index).exchanged)
      names.push_back(main.getArgumentName(other));
    taken.set(main.getArgumentName(index),
              builder.getStrArrayAttr(
                  SmallVector<StringRef>(names.begin(), names.end())));
  }
  return taken.empty() ? DictionaryAttr()
                       : taken.getDictionary(builder.getContext());
}
