//===- RoleGradients.cpp - Which parameter a gradient belongs to ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Names first: result[1]['l1']['w'] is the gradient of params['l1']['w']. What
// has no name is counted: gradients come back in the order of their arguments,
// so where as many of a type are left on either side, order tells. Where not,
// some argument has no gradient, and nothing tells which.
//
//===----------------------------------------------------------------------===//

#include "RoleFacts.h"

#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::mp;

static bool isNumber(StringRef part) {
  return llvm::all_of(part, llvm::isDigit);
}

/// The path of a name, whole or without its first part, which names a kind
/// (params, grads) or is the number of a result. Empty if only numbers are
/// left: those are positions, and positions among results are others.
static std::vector<std::string> getPath(StringRef name, bool whole) {
  SmallVector<std::string, 4> path = splitName(name);
  if (!whole && !path.empty())
    path.erase(path.begin());
  if (llvm::all_of(path, [](StringRef part) { return isNumber(part); }))
    return {};
  return {path.begin(), path.end()};
}

namespace {
class GradientSearch {
public:
  explicit GradientSearch(RoleTable &table)
      : table(table), main(table.getMain()), owned(main.getNumArguments()) {
    for (const RoleTable::ResultFact &fact : table.getResults())
      if (fact.of)
        owned[*fact.of] = true;
  }

  void pairByName(bool wholeArgument, bool wholeResult);
  void pairByOrder();

private:
  bool isFree(unsigned argument, Role role) const {
    return !owned[argument] && table.getArguments()[argument].role == role;
  }
  bool needsOwner(unsigned result) const {
    const RoleTable::ResultFact &fact = table.getResults()[result];
    return fact.role == Role::Gradient && !fact.of;
  }
  void give(unsigned result, unsigned argument) {
    table.giveGradientOwner(result, argument);
    owned[argument] = true;
  }

  RoleTable &table;
  EntryFunction main;
  SmallVector<bool> owned;
};
} // namespace

/// A path that one argument and one gradient bear, of one type.
void GradientSearch::pairByName(bool wholeArgument, bool wholeResult) {
  struct Bearers {
    SmallVector<unsigned, 1> arguments, gradients;
  };
  std::map<std::vector<std::string>, Bearers> byName;
  for (unsigned a = 0; a < main.getNumArguments(); ++a)
    if (isFree(a, Role::Parameter) || isFree(a, Role::Batch))
      byName[getPath(main.getArgumentName(a), wholeArgument)]
          .arguments.push_back(a);
  for (unsigned r = 0; r < main.getNumResults(); ++r)
    if (needsOwner(r))
      byName[getPath(main.getResultName(r), wholeResult)].gradients.push_back(
          r);
  for (auto &[name, bearers] : byName) {
    if (name.empty() || bearers.arguments.size() != 1 ||
        bearers.gradients.size() != 1)
      continue;
    unsigned a = bearers.arguments.front(), r = bearers.gradients.front();
    if (main.getArgument(a).getType() == main.getResult(r).getType())
      give(r, a);
  }
}

void GradientSearch::pairByOrder() {
  struct Left {
    SmallVector<unsigned> gradients, parameters, all;
  };
  llvm::MapVector<Type, Left> left;
  for (unsigned r = 0; r < main.getNumResults(); ++r)
    if (needsOwner(r))
      left[main.getResult(r).getType()].gradients.push_back(r);
  for (unsigned a = 0; a < main.getNumArguments(); ++a) {
    auto found = left.find(main.getArgument(a).getType());
    if (found == left.end())
      continue;
    if (isFree(a, Role::Parameter))
      found->second.parameters.push_back(a);
    if (isFree(a, Role::Parameter) || isFree(a, Role::Batch))
      found->second.all.push_back(a);
  }
  for (auto &[type, of] : left) {
    size_t count = of.gradients.size();
    ArrayRef<unsigned> owners = of.parameters;
    if (owners.size() != count)
      owners = of.all;
    if (owners.size() != count)
      continue;
    for (auto [r, a] : llvm::zip_equal(of.gradients, owners))
      give(r, a);
  }
}

void mp::completeGradientOwners(RoleTable &table) {
  GradientSearch search(table);
  for (bool wholeArgument : {true, false})
    for (bool wholeResult : {true, false})
      search.pairByName(wholeArgument, wholeResult);
  search.pairByOrder();
}
