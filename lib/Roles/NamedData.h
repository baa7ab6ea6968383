//===- NamedData.h - Data that is called as state is ------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ROLES_NAMEDDATA_H
#define MP_LIB_ROLES_NAMEDDATA_H

#include "RoleFacts.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringSet.h"

namespace mlir::mp {

/// Which tensors are data though their names are words of state: sample weights
/// `w`, prices `p`, velocities `v`. A target that was taken for a parameter
/// would leave predictions without one.
class NamedData {
public:
  /// `isWord` says whether a part of a name tells a role of state; kept.
  NamedData(const RoleTable &table, const RoleFacts &facts,
            llvm::function_ref<bool(StringRef)> isWord);

  /// Whether argument `a` cannot have the role that its name tells.
  bool denies(unsigned a, Role role) const;

private:
  bool isNamed(unsigned a) const;
  bool isOfState(unsigned a) const;
  bool mayComeBack(unsigned a) const;
  bool isLikeData(unsigned a) const;
  bool isMoved(unsigned a, unsigned r) const;
  bool comesBack(unsigned a) const;

  const RoleTable &table;
  const RoleFacts &facts;
  EntryFunction main;
  llvm::function_ref<bool(StringRef)> isWord;
  /// Results that are not known to be the next value of an argument, by type.
  llvm::DenseMap<Type, llvm::SmallVector<unsigned, 1>> results;
  /// How many rows what is surely data has.
  llvm::SmallDenseSet<int64_t, 4> rows;
  /// What members of come back.
  llvm::StringSet<> trees;
  /// Whether the step gives next values or gradients of any tensor, and whether
  /// it gives next values.
  bool givesState = false, moves = false;
};

} // namespace mlir::mp

#endif // MP_LIB_ROLES_NAMEDDATA_H
