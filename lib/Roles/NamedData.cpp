//===- NamedData.cpp - Data that is called as state is --------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// State comes back, and what a gradient is asked of has one: some result has
// its type. A tensor that has none, in a step of which others do, was given to
// be read. That is a frozen weight or data, and data has as many rows as other
// data. Members of a tree are believed what the tree is called, but not
// data['velocity'].
//
//===----------------------------------------------------------------------===//

#include "NamedData.h"

#include "Errors.h"

using namespace mlir;
using namespace mlir::mp;
using llvm::BitVector;

static RankedTensorType getTensor(EntryFunction main, unsigned a) {
  auto type = dyn_cast<RankedTensorType>(main.getArgument(a).getType());
  return type && type.getRank() > 0 ? type : RankedTensorType();
}

NamedData::NamedData(const RoleTable &table, const RoleFacts &facts,
                     llvm::function_ref<bool(StringRef)> isWord)
    : table(table), facts(facts), main(table.getMain()), isWord(isWord) {
  for (unsigned r = 0; r < main.getNumResults(); ++r)
    if (!table.getOwner(r))
      results[main.getResult(r).getType()].push_back(r);
  for (auto [a, fact] : llvm::enumerate(table.getArguments())) {
    RankedTensorType type = getTensor(main, a);
    if (!type)
      continue;
    if (fact.pair || mayComeBack(a)) {
      givesState |= facts.isFloat(a);
      if (!moves)
        moves = facts.isFloat(a) && (fact.pair || comesBack(a));
      SmallVector<std::string, 4> path = splitName(main.getArgumentName(a));
      if (facts.hasName(a) && !path.empty())
        trees.insert(path.front());
    } else if ((!fact.role || fact.role == Role::Batch) && !facts.isKey(a) &&
               !(isNamed(a) && facts.isFloat(a))) {
      rows.insert(type.getDimSize(0));
    }
  }
}

/// Whether a word of the argument's name is one of state.
bool NamedData::isNamed(unsigned a) const {
  return facts.hasName(a) &&
         llvm::any_of(splitName(main.getArgumentName(a)), isWord);
}

bool NamedData::mayComeBack(unsigned a) const {
  return results.contains(main.getArgument(a).getType());
}

/// Whether a result may be the next value of the argument.
bool NamedData::comesBack(unsigned a) const {
  return llvm::any_of(results.lookup(main.getArgument(a).getType()),
                      [&](unsigned r) {
                        return isMoved(a, r) && !isError(table, facts, a, r);
                      });
}

/// Where nothing else is data, what does not come back is.
bool NamedData::isLikeData(unsigned a) const {
  return rows.empty() || rows.contains(getTensor(main, a).getDimSize(0));
}

/// Whether the result is affine in the argument, squares aside.
bool NamedData::isMoved(unsigned a, unsigned r) const {
  auto argument = facts.getArgument(a);
  BitVector varying = facts.getGraph().getDependents(argument);
  return facts.getAffineSources(facts.getResult(r), varying).count(argument);
}

/// Whether the argument is a member of what is called as state is, by any word
/// but its own, or of what comes back in part.
bool NamedData::isOfState(unsigned a) const {
  SmallVector<std::string, 4> path = splitName(main.getArgumentName(a));
  ArrayRef<std::string> containers = ArrayRef(path).drop_back();
  return !containers.empty() &&
         (llvm::any_of(containers, isWord) || !isWord(path.back()) ||
          trees.contains(path.front()));
}

/// Roles whose words are also what people call data.
static bool isState(Role role) {
  return llvm::is_contained({Role::Parameter, Role::OptimizerState, Role::Ema,
                             Role::Buffer, Role::Rng, Role::Hyper},
                            role);
}

bool NamedData::denies(unsigned a, Role role) const {
  RankedTensorType type = getTensor(main, a);
  if (!type || !isState(role) || !givesState || table.getArguments()[a].pair ||
      isOfState(a))
    return false;
  if (facts.isFloat(a)) {
    auto found = results.find(type);
    if (found == results.end())
      return role == Role::OptimizerState || isLikeData(a);
    // A number of each example, such as its loss, has the type of a target.
    return moves && isLikeData(a) &&
           llvm::none_of(found->second, [&](unsigned r) {
             return (isMoved(a, r) && !isError(table, facts, a, r)) ||
                    table.getResults()[r].role == Role::Gradient;
           });
  }
  if (role == Role::Rng)
    return !facts.isKey(a) && type.getNumElements() > 4;
  // Digits of quantised weights have eight bits or fewer.
  return !mayComeBack(a) &&
         (role != Role::Parameter || type.getElementTypeBitWidth() > 8);
}
