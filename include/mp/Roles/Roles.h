//===- Roles.h - What the arguments and results of a step are ---*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ROLES_ROLES_H
#define MP_ROLES_ROLES_H

#include "mp/Analysis/LossScaling/StepGraph.h"
#include "mp/Dialect/MP/Utils/EntryFunction.h"

namespace mlir::mp {

/// Where a fact about an argument or a result comes from; the first that
/// answers wins.
enum class RoleSource : uint8_t {
  Attribute,
  File,
  Name,
  Aliasing,
  Structure,
  Default
};
StringRef stringifyRoleSource(RoleSource source);

/// Roles and pairs of `@main` while they are being found. Starts with what the
/// attributes say; a fact, once known, stays.
class RoleTable {
public:
  struct Fact {
    std::optional<Role> role;
    RoleSource source = RoleSource::Default;
  };
  struct ArgumentFact : Fact {
    std::optional<unsigned> pair;
    RoleSource pairSource = RoleSource::Default;
  };
  struct ResultFact : Fact {
    /// The argument that a gradient belongs to.
    std::optional<unsigned> of;
  };

  explicit RoleTable(EntryFunction main);

  EntryFunction getMain() const { return main; }
  ArrayRef<ArgumentFact> getArguments() const { return arguments; }
  ArrayRef<ResultFact> getResults() const { return results; }
  /// The argument whose next value result `index` is.
  std::optional<unsigned> getOwner(unsigned result) const;

  void giveArgumentRole(unsigned index, Role role, RoleSource source);
  void giveResultRole(unsigned index, Role role, RoleSource source);
  /// No effect if either end has a pair, if the types differ, or if the result
  /// is known to be a gradient, a loss or a metric.
  void givePair(unsigned argument, unsigned result, RoleSource source);
  /// Takes a pair back that a better source speaks against.
  void dropPair(unsigned argument);
  /// No effect if the result belongs to an argument already.
  void giveGradientOwner(unsigned result, unsigned argument);

  /// Writes `mp.role`, `mp.name` (given or fallback), `mp.pair` and `mp.of`.
  void write() const;

private:
  EntryFunction main;
  SmallVector<ArgumentFact> arguments;
  SmallVector<ResultFact> results;
  SmallVector<std::optional<unsigned>> owners;
};

/// Adds what a roles file says. Two forms, which may be mixed:
/// `args` and `results`, one entry each with `index` or `name`, `role`, `type`
/// (checked), `pair` and, for a gradient, `of`, as writeRoles writes them; and
/// `rules`, a list of
/// `{"arg" or "result": index, name or glob, "role": ...}`, with `pairs`, a
/// list of [argument, result], and `loss`, a result. In a glob * matches any
/// text. Emits one error on `@main` for what is malformed, not known (a key, a
/// role), said twice of one place, or matches nothing; the table may then be
/// half filled. `fileName` is for messages.
LogicalResult addRolesFromFile(RoleTable &table, StringRef json,
                               StringRef fileName);

/// Adds what names say: words such as params, momentum, lr; a result whose path
/// is that of an argument is its next value, if an affine path joins the two (a
/// gradient bears the name of its parameter).
void addRolesFromNames(RoleTable &table, const StepGraph &graph);

/// Arguments that have a name which is not a word of state, and no next value,
/// are the data of the step: scalars of floats are hyperparameters, all else is
/// batch. For after the structure has spoken.
void addRolesOfOtherNames(RoleTable &table, const StepGraph &graph);

/// Adds what the graph alone says: an argument is paired with the result it
/// reaches by the shortest affine path; a paired argument in the forward pass
/// whose next value depends on the batch is a parameter; and so on. Leaves
/// tensors unknown where nothing tells a parameter from a batch: in a graph
/// without an update and without gradients.
void addRolesFromStructure(RoleTable &table, const StepGraph &graph);

/// Results get the role that follows from the argument they are the next value
/// of; the others that of a metric.
void completeResultRoles(RoleTable &table);

/// Finds the argument that each gradient belongs to: the one of its name;
/// otherwise, where as many gradients of a type are left as parameters, or
/// parameters and data together, by order. Leaves the others without: a wrong
/// owner would train the wrong parameter. Roles must be known.
void completeGradientOwners(RoleTable &table);

/// Adds all that names and structure say. Asks for the graph only where there
/// is something left to find.
void completeRoles(RoleTable &table,
                   llvm::function_ref<const StepGraph &()> getGraph);
/// The same, from a graph of its own.
void completeRoles(RoleTable &table);

/// What a piece of optimizer state is: the argument it belongs to, and as what
/// (mu, nu, momentum, master, ema, or the word the program uses).
struct RoleSlot {
  unsigned of;
  std::string kind;
};

/// The slot that each argument is; none for other arguments, and where the step
/// does not tell. Roles and pairs must be known.
SmallVector<std::optional<RoleSlot>> findSlots(const RoleTable &table,
                                               const StepGraph &graph);

/// What `main` says of itself, completed by names and structure. Arguments that
/// nothing is known of have no role.
RoleTable inferRoles(EntryFunction main);

/// Writes the roles of `@main` as JSON that addRolesFromFile reads; for state
/// and gradients also whose they are (`of`, `slot`).
LogicalResult writeRoles(ModuleOp module, raw_ostream &os);

} // namespace mlir::mp

#endif // MP_ROLES_ROLES_H
