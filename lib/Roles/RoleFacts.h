//===- RoleFacts.h - What the graph says of arguments and results ---------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ROLES_ROLEFACTS_H
#define MP_LIB_ROLES_ROLEFACTS_H

#include "mp/Roles/Roles.h"

namespace mlir::mp {

/// Whether the path of a name has the word loss in it.
bool isNamedLoss(StringRef name);

/// Whether the first part of a name says of what does not come back that it was
/// learnt elsewhere: base_params, params_ref, frozen_encoder.
bool isNamedParameters(StringRef name);

/// params['l1']['b'] as {params, l1, b}; result[0].w as {0, w}.
SmallVector<std::string, 4> splitName(StringRef name);

/// Questions about the graph of a step, in terms of argument and result
/// indices.
class RoleFacts {
public:
  using ValueId = DegreeGraph::ValueId;

  RoleFacts(EntryFunction main, const StepGraph &step);

  const DegreeGraph &getGraph() const { return graph; }
  ValueId getArgument(unsigned index) const {
    return graph.getArguments()[index];
  }
  ValueId getResult(unsigned index) const { return graph.getResults()[index]; }
  /// The argument that `value` is, if it is one.
  std::optional<unsigned> findArgument(ValueId value) const {
    // Arguments are the first values of a graph.
    return value < graph.getArguments().size() ? std::optional(value)
                                               : std::nullopt;
  }
  bool isFloat(unsigned argument) const {
    return graph.getValue(getArgument(argument)).isFloat;
  }
  bool isScalar(unsigned argument) const {
    return graph.getValue(getArgument(argument)).isScalar();
  }
  /// Whether the argument looks like keys of random numbers: unsigned words, 2
  /// or 4 of 32 bits (JAX's threefry, rbg), 2 or 3 of 64 (XLA's generators).
  bool isKey(unsigned argument) const;
  /// Whether the argument has a name of its own: not absent, and not the one
  /// name of all.
  bool hasName(unsigned argument) const;
  bool haveSameType(unsigned argument, unsigned result) const {
    return main.getArgument(argument).getType() ==
           main.getResult(result).getType();
  }

  /// The values that `result` is affine in, and how many ops away: additions,
  /// selections, and scaling by values outside `varying`. Shape is kept in
  /// size, but where values are joined, moved as one, and taken apart.
  std::map<ValueId, unsigned>
  getAffineSources(ValueId result, const llvm::BitVector &varying) const;
  /// The same where any factor may vary.
  std::map<ValueId, unsigned> getAffineSources(ValueId result) const {
    return getAffineSources(result, nothing);
  }
  /// Whether `result` is state that has been moved: affine in an argument that
  /// `isState`, whichever way branches go and however often loops run. What a
  /// loop makes anew of what it carries is not, though it may not run at all.
  bool isMovedState(ValueId result, const llvm::BitVector &varying,
                    llvm::function_ref<bool(unsigned)> isState) const;
  /// Whether result `r` may be the next value of argument `a`: affine in it.
  /// An integer may be any.
  bool isAffinePair(unsigned a, unsigned r) const;

  /// What `loss` is made of by way of floats, and what is made of the errors
  /// that it measures. A state has no gradient that is not among these, before
  /// or after: the loss depends on it by way of integers alone, such as where a
  /// bandit draws, and what moves it is no derivative.
  llvm::BitVector getDifferentiable(ValueId loss) const;

  /// Whether a product of matrices or a convolution reads the argument.
  bool meetsProduct(unsigned argument) const;

  /// Whether an argument that does not come back may be data of the batch.
  /// Where something is called the batch, what has another number of rows is
  /// not: anchor boxes, position tables, masks.
  bool mayBeData(const RoleTable &table, unsigned a) const;
  /// Whether the first dimension is that of all data which is known to be data
  /// because it has no gradient: integers.
  bool leadsWithBatch(const RoleTable &table, unsigned a) const;

  /// `onData`, and the values that data reach in some later step, by way of
  /// state: a gradient that is kept before it is applied.
  llvm::BitVector findDataOfLaterSteps(const RoleTable &table,
                                       const llvm::BitVector &onData) const;

  /// The scalar float result that most parameters reach through floats, then
  /// that with the fewest ancestors; by name only among those named a loss.
  /// Where there is none, the losses that an epoch gives, one of each step, or
  /// those of models that are trained side by side.
  std::optional<unsigned> findLoss(const RoleTable &table, bool byName) const;

  /// Whether some product reads what an earlier one, on which it depends, has
  /// read: the backward pass of y = x * w is made of x and w again. A forward
  /// pass reads the same in products side by side. Products of matrices tell,
  /// where there are any.
  bool hasBackwardPass() const;

private:
  std::optional<unsigned>
  findLoss(const RoleTable &table, bool byName,
           llvm::function_ref<bool(unsigned)> mayBe) const;
  /// Whether a result comes out of a loop that next values come out of, too.
  bool isStackOfSteps(const RoleTable &table, unsigned result) const;
  /// Whether a result has one number for each of the models that all state
  /// leads with.
  bool hasOneOfEachModel(const RoleTable &table, unsigned result) const;
  StringAttr getNameAttr(unsigned argument) const;
  /// What `value` is affine in, one op back.
  SmallVector<ValueId> getAffineStep(ValueId value,
                                     const llvm::BitVector &varying) const;
  /// What `value` is but for shape, order and type of its elements.
  ValueId getOrigin(ValueId value) const;
  bool hasBackwardPass(bool elementwise) const;
  llvm::BitVector getFloatAncestors(ValueId value) const;
  SmallVector<ValueId> getErrors(ValueId loss) const;

  EntryFunction main;
  const StepGraph &step;
  const DegreeGraph &graph;
  /// No value varies.
  llvm::BitVector nothing;
  /// Whether names differ in more than a position.
  bool namesTell = true;
};

/// Pairs what is left of containers whose other members are paired: the members
/// of a tree of parameters come back in a tree of the same names.
void pairSiblings(RoleTable &table, const RoleFacts &facts);

/// What an argument is that does not come back and was learnt: a parameter by
/// its name; an average where products read it and it has the name of a
/// parameter in another tree, as a teacher or a target has, which may be
/// another in each call.
std::optional<Role> findModel(const RoleTable &table, const RoleFacts &facts,
                              unsigned argument, ArrayRef<unsigned> parameters);

} // namespace mlir::mp

#endif // MP_LIB_ROLES_ROLEFACTS_H
