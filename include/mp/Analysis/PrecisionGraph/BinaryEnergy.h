//===- BinaryEnergy.h - The cheapest choice of wide and narrow --*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A problem of many variables, each wide or narrow, and of costs that depend on
// them. The costs that can be added are exactly those for which the cheapest
// assignment is a minimum cut of a network, so that it is found exactly and
// fast: costs of a variable, and costs of a wide and a narrow variable that
// meet.
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_PRECISIONGRAPH_BINARYENERGY_H
#define MP_ANALYSIS_PRECISIONGRAPH_BINARYENERGY_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/SmallVector.h"

#include <cstdint>
#include <optional>
#include <variant>

namespace mlir::mp {

/// The two values of a variable.
enum class Side : uint8_t { Wide, Narrow };

/// The other one.
inline Side getOpposite(Side side) {
  return side == Side::Wide ? Side::Narrow : Side::Wide;
}

/// The sum of the costs of an assignment of `Side`s to variables, with what no
/// assignment may break. Costs are counts, bytes for instance: not negative,
/// and `uncountable` (mp/Support/Sizes.h) is the largest. Assignments are
/// compared by exact sums, however large. A variable may stand in a list
/// several times.
///
/// An energy is a value: whoever solves it again at other prices copies what
/// does not change and adds the rest to the copy.
class BinaryEnergy {
public:
  using Variable = unsigned;

  /// An assignment that no other is cheaper than.
  struct Solution {
    /// The variables that are wide: of all cheapest assignments the one with
    /// the fewest. There is one such set, a part of that of every other.
    llvm::BitVector wide;
    /// What it costs; saturates.
    int64_t energy = 0;

    Side operator[](Variable variable) const {
      return wide.test(variable) ? Side::Wide : Side::Narrow;
    }
  };

  /// Two requirements that no assignment fulfils: both variables are the same,
  /// or ties and forbidden pairs lead from one to the other.
  struct Contradiction {
    /// Required to be wide.
    Variable wide = 0;
    /// Required to be narrow.
    Variable narrow = 0;
  };

  /// A new variable; they are numbered from 0. It is narrow where nothing
  /// speaks for wide.
  Variable addVariable();
  /// As many new variables; the first of them.
  Variable addVariables(unsigned count);
  unsigned size() const { return numVariables; }

  //===--------------------------------------------------------------------===//
  // What no assignment may break
  //===--------------------------------------------------------------------===//

  /// `variable` is on `side`.
  void require(Variable variable, Side side);
  /// All of these are on one side.
  void tie(llvm::ArrayRef<Variable> tied);
  /// Not at once `wide` on the wide and `narrow` on the narrow side: where
  /// `wide` is wide, so is `narrow`. A kernel that there is not.
  void forbidPair(Variable wide, Variable narrow);

  //===--------------------------------------------------------------------===//
  // What an assignment costs
  //===--------------------------------------------------------------------===//

  /// Paid if `variable` is on `side`.
  void addCost(Variable variable, Side side, int64_t cost);
  /// Paid if `wide` is wide and `narrow` is narrow.
  void addPairCost(Variable wide, Variable narrow, int64_t cost);
  /// Paid once if `producer` is on `side` and any of `readers` on the other:
  /// one cast that they share. Wide: a cast down. Narrow: a cast up.
  void addSharedCost(Variable producer, Side side,
                     llvm::ArrayRef<Variable> readers, int64_t cost);
  /// Paid once if any of `members` is on `side`: what is kept for all of them.
  void addAnyCost(llvm::ArrayRef<Variable> members, Side side, int64_t cost);

  //===--------------------------------------------------------------------===//
  // Answers
  //===--------------------------------------------------------------------===//

  /// The cheapest assignment, or why there is none. Does not depend on the
  /// order in which anything was added.
  std::variant<Solution, Contradiction> solve() const;

  /// What the assignment with these wide variables costs, whoever made it;
  /// saturates. None if it breaks a requirement.
  std::optional<int64_t> evaluate(const llvm::BitVector &wide) const;
  /// The same, whether it breaks one or not.
  int64_t countCosts(const llvm::BitVector &wide) const;

private:
  friend class EnergyNetwork;

  struct Cost {
    Variable variable;
    Side side;
    int64_t cost;
  };
  struct Pair {
    Variable wide;
    Variable narrow;
    int64_t cost;
  };
  /// Paid if the producer, or were there none, is on `side` and any of the
  /// members from `begin` to `end` is not.
  struct Group {
    std::optional<Variable> producer;
    Side side;
    unsigned begin;
    unsigned end;
    int64_t cost;
  };
  using VariablePair = std::pair<Variable, Variable>;

  void addGroup(std::optional<Variable> producer, Side side,
                llvm::ArrayRef<Variable> others, int64_t cost);
  llvm::ArrayRef<Variable> getMembers(const Group &group) const {
    return llvm::ArrayRef(members).slice(group.begin, group.end - group.begin);
  }
  bool isAllowed(const llvm::BitVector &wide) const;

  unsigned numVariables = 0;
  llvm::SmallVector<std::pair<Variable, Side>, 0> requirements;
  llvm::SmallVector<VariablePair, 0> ties;
  /// Wide first.
  llvm::SmallVector<VariablePair, 0> forbidden;
  llvm::SmallVector<Cost, 0> costs;
  llvm::SmallVector<Pair, 0> pairs;
  llvm::SmallVector<Group, 0> groups;
  llvm::SmallVector<Variable, 0> members;
};

} // namespace mlir::mp

#endif // MP_ANALYSIS_PRECISIONGRAPH_BINARYENERGY_H
