//===- RoleNames.cpp - Roles from the names of a program ------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Words that training programs use. A name is a path, such as params['l1']['b']
// or momentum.a.weight; the result of the step that a path comes back in stands
// for the variable.
//
//===----------------------------------------------------------------------===//

#include "NamedData.h"
#include "ShiftedState.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace mlir::mp;

using Path = SmallVector<std::string, 4>;

/// The words of each role, most telling first.
static constexpr struct {
  Role role;
  StringLiteral words;
} vocabulary[] = {
    {Role::Batch, "batch"},
    {Role::OptimizerState,
     "momentum mu nu m v trace velocity exp_avg exp_avg_sq opt_state optimizer "
     "second sum_of_squares sq opt accumulator v_row v_col"},
    {Role::Counter, "count step t counter good_steps"},
    {Role::Buffer, "batch_stats buffers buffer running_mean running_var "
                   "running stats bn_stats state_stats"},
    {Role::Ema, "ema shadow average polyak"},
    {Role::LossScale, "loss_scale scale_state"},
    {Role::Parameter,
     "params param weights weight w p theta kernel bias frozen "
     "pretrained"},
    {Role::Rng, "key rng seed prng"},
    {Role::Hyper, "lr learning_rate rate wd beta temperature"},
    {Role::LossSeed, "ct cotangent loss_seed"},
};
/// Words that say something only at the start of a path.
static constexpr StringLiteral firstOnly =
    "batch m v t w p sq rate theta weight bias kernel key seed";
/// Last words of an integer scalar that counts.
static constexpr StringLiteral counting =
    "count step t counter steps good_steps";
/// Words of moments beside parameters that are called so; alone, they are the
/// model and its variables.
static constexpr StringLiteral besideParameters = "m v";
static constexpr StringLiteral gradients = "grad grads gradient gradients";

namespace {
/// The lists above, to look words up in.
struct Words {
  llvm::StringMap<Role> roles;
  llvm::StringSet<> firstOnly, counting, besideParameters, gradients;
};
} // namespace

static const Words &getWords() {
  static const Words words = [] {
    auto split = [](StringRef text) {
      return llvm::make_range(llvm::SplittingIterator(text, " "),
                              llvm::SplittingIterator(StringRef(), " "));
    };
    Words made;
    for (const auto &entry : vocabulary)
      for (StringRef word : split(entry.words))
        made.roles.try_emplace(word, entry.role);
    made.firstOnly.insert_range(split(firstOnly));
    made.counting.insert_range(split(counting));
    made.besideParameters.insert_range(split(besideParameters));
    made.gradients.insert_range(split(gradients));
    return made;
  }();
  return words;
}

Path mp::splitName(StringRef name) {
  if (name == "result" || name.starts_with("result["))
    name = name.drop_front(StringRef("result").size());
  Path path;
  std::string part;
  for (char c : name) {
    if (llvm::isAlnum(c) || c == '_') {
      part += c;
    } else if (!part.empty()) {
      path.push_back(std::exchange(part, {}));
    }
  }
  if (!part.empty())
    path.push_back(part);
  return path;
}

/// Whether a word of the path says that it is a gradient.
static bool isNamedGradient(StringRef name) {
  return llvm::any_of(splitName(name), [](StringRef part) {
    return getWords().gradients.contains(part);
  });
}

/// Whether a result is the next value of state that is itself called so: the
/// gradient that a line search or a mean over steps keeps.
static bool isKeptGradient(const RoleTable &table, unsigned result) {
  std::optional<unsigned> owner = table.getOwner(result);
  return owner && isNamedGradient(table.getMain().getArgumentName(*owner));
}

static bool isNumber(StringRef part) {
  return llvm::all_of(part, [](char c) { return llvm::isDigit(c); });
}

/// The number that a path starts with; empty if with none.
static StringRef getNumber(const Path &path) {
  return isNumber(path.front()) ? StringRef(path.front()) : StringRef();
}

static std::optional<Role> findRole(const Path &path, bool integer,
                                    bool scalar) {
  if (path.empty())
    return std::nullopt;
  if (integer && scalar && getWords().counting.contains(path.back()))
    return Role::Counter;
  const Words &words = getWords();
  for (auto [index, part] : llvm::enumerate(path)) {
    if (isNumber(part) || (index > 0 && words.firstOnly.contains(part)))
      continue;
    if (auto found = words.roles.find(part); found != words.roles.end())
      return found->second;
  }
  return std::nullopt;
}

namespace {
/// Pairs results with arguments of the same path.
class NamePairing {
public:
  NamePairing(RoleTable &table, const RoleFacts &facts)
      : table(table), facts(facts), isShown(table.getResults().size()) {
    EntryFunction main = table.getMain();
    for (unsigned i = 0; i < main.getNumArguments(); ++i)
      arguments.push_back(facts.hasName(i) ? splitName(main.getArgumentName(i))
                                           : Path());
    for (unsigned i = 0; i < main.getNumResults(); ++i)
      results.push_back(splitName(main.getResultName(i)));
    for (const Path &path : arguments)
      ends.push_back(join(ArrayRef(path).drop_front(path.empty() ? 0 : 1)));
  }

  /// The whole path is the same, the number of the result aside.
  void pairEqualPaths() {
    llvm::StringMap<SmallVector<unsigned, 1>> byPath;
    for (unsigned a = 0; a < arguments.size(); ++a)
      byPath[join(arguments[a])].push_back(a);
    for (unsigned r = 0; r < results.size(); ++r) {
      ArrayRef<std::string> path = results[r];
      if (!path.empty() && isNumber(path.front()))
        path = path.drop_front();
      auto found = byPath.find(join(path));
      if (path.empty() || found == byPath.end())
        continue;
      for (unsigned a : found->second)
        give(a, r);
    }
  }

  /// A number of a result tells nothing of what is handed on as it came, and
  /// less than the places of all.
  void pairShifted() {
    EntryFunction main = table.getMain();
    auto isHandedOn = [&](unsigned r) {
      return isa<BlockArgument>(main.getResult(r)) && !table.getOwner(r);
    };
    if (llvm::none_of(llvm::seq<unsigned>(0, results.size()), isHandedOn))
      return;
    auto [edges, varying] = findAffineEdges(table, facts);
    isShown = pairShiftedState(table, facts, edges, varying);
  }

  /// result[0]['w'] and params['w']: a number stands for a variable, if all
  /// that is left of either fits.
  void pairByVariable() {
    llvm::MapVector<StringRef, SmallVector<unsigned>> byNumber, byVariable;
    for (unsigned r = 0; r < results.size(); ++r)
      if (results[r].size() > 1)
        byNumber[getNumber(results[r])].push_back(r);
    for (unsigned a = 0; a < arguments.size(); ++a)
      if (arguments[a].size() > 1)
        byVariable[arguments[a][0]].push_back(a);
    for (auto &[number, members] : byNumber)
      for (auto &[variable, candidates] : byVariable)
        pairGroups(members, candidates);
  }

private:
  /// Equal for equal paths only: no part has a point in it.
  static std::string join(ArrayRef<std::string> path) {
    return llvm::join(path, ".");
  }
  void pairGroups(ArrayRef<unsigned> members, ArrayRef<unsigned> candidates) {
    llvm::StringMap<unsigned> left;
    for (unsigned a : candidates)
      if (!table.getArguments()[a].pair)
        left[ends[a]] = a;
    SmallVector<std::pair<unsigned, unsigned>> wanted;
    for (unsigned r : members) {
      if (table.getOwner(r) || isShown[r])
        continue;
      auto found = left.find(join(ArrayRef(results[r]).drop_front()));
      if (found != left.end())
        wanted.push_back({found->second, r});
    }
    if (wanted.size() != left.size() && wanted.size() != members.size())
      return;
    for (auto [a, r] : wanted)
      give(a, r);
  }

  void give(unsigned a, unsigned r) {
    if (facts.isAffinePair(a, r))
      table.givePair(a, r, RoleSource::Name);
  }

  RoleTable &table;
  const RoleFacts &facts;
  SmallVector<Path> arguments, results;
  /// Results that are returned to be seen.
  BitVector isShown;
  /// Of each argument, its path without the first part.
  std::vector<std::string> ends;
};
} // namespace

/// Whether a part of a name tells another role than that of the batch.
static bool isWordOfState(StringRef part) {
  auto found = getWords().roles.find(part);
  return found != getWords().roles.end() && found->second != Role::Batch;
}

/// Gives an argument the role that its name tells, if its type may have it.
static void giveNamedRole(RoleTable &table, const RoleFacts &facts,
                          const NamedData &data, unsigned a, const Path &path) {
  bool integer = !facts.isFloat(a), scalar = facts.isScalar(a);
  std::optional<Role> role = findRole(path, integer, scalar);
  if (role == Role::Rng && !integer)
    role = scalar ? std::optional(Role::LossSeed) : std::nullopt;
  // A tensor called t is not a step count.
  if (role == Role::Counter && !scalar)
    role = std::nullopt;
  // The number of the batch comes back, or is not a tensor.
  if (role == Role::Batch && (scalar || table.getArguments()[a].pair))
    role = std::nullopt;
  if (role && !data.denies(a, *role))
    table.giveArgumentRole(a, *role, RoleSource::Name);
}

void mp::addRolesFromNames(RoleTable &table, const StepGraph &graph) {
  EntryFunction main = table.getMain();
  RoleFacts facts(main, graph);
  // Before pairs: with a penalty on its size in the loss, the gradient of a
  // parameter is affine in it, as a next value is.
  for (unsigned r = 0; r < main.getNumResults(); ++r) {
    if (!isNamedGradient(main.getResultName(r)) || isKeptGradient(table, r))
      continue;
    bool fits = llvm::any_of(
        llvm::seq<unsigned>(0, main.getNumArguments()), [&](unsigned a) {
          return facts.isFloat(a) && facts.haveSameType(a, r);
        });
    if (fits)
      table.giveResultRole(r, Role::Gradient, RoleSource::Name);
  }
  NamePairing pairing(table, facts);
  pairing.pairEqualPaths();
  pairing.pairShifted();
  pairing.pairByVariable();
  NamedData data(table, facts, isWordOfState);
  SmallVector<unsigned> moments;
  for (unsigned a = 0; a < main.getNumArguments(); ++a) {
    if (!facts.hasName(a))
      continue;
    Path path = splitName(main.getArgumentName(a));
    if (!path.empty() && getWords().besideParameters.contains(path.front()))
      moments.push_back(a);
    else
      giveNamedRole(table, facts, data, a, path);
  }
  if (llvm::any_of(table.getArguments(), [](const auto &argument) {
        return argument.role == Role::Parameter;
      }))
    for (unsigned a : moments)
      giveNamedRole(table, facts, data, a, splitName(main.getArgumentName(a)));
  if (std::optional<unsigned> loss = facts.findLoss(table, /*byName=*/true))
    table.giveResultRole(*loss, Role::Loss, RoleSource::Name);
}

void mp::addRolesOfOtherNames(RoleTable &table, const StepGraph &graph) {
  EntryFunction main = table.getMain();
  RoleFacts facts(main, graph);
  for (unsigned a = 0; a < main.getNumArguments(); ++a) {
    const auto &argument = table.getArguments()[a];
    if (argument.role || argument.pair || !facts.hasName(a))
      continue;
    Role role = facts.mayBeData(table, a) ? Role::Batch : Role::Buffer;
    if (facts.isScalar(a) && facts.isFloat(a))
      role = Role::Hyper;
    table.giveArgumentRole(a, role, RoleSource::Name);
  }
}

bool mp::isNamedParameters(StringRef name) {
  Path path = splitName(name);
  if (path.empty())
    return false;
  auto has = [&](ArrayRef<StringRef> words) {
    return llvm::any_of(llvm::split(path.front(), '_'), [&](StringRef part) {
      return llvm::is_contained(words, part);
    });
  };
  return has({"params", "frozen", "pretrained"}) && !has({"hyper", "batch"});
}

bool mp::isNamedLoss(StringRef name) {
  return llvm::is_contained(splitName(name), "loss");
}
