//===- TargetSets.cpp - Which targets values reach ------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TargetSets.h"

#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::mp;
using llvm::ArrayRef;
using llvm::BitVector;
using llvm::SmallVector;

unsigned TargetSets::count(Id set) const {
  if (set == none)
    return 0;
  return isSingle(set) ? 1 : getLarge(set).count;
}

bool TargetSets::contains(Id set, unsigned target) const {
  if (set == none || isSingle(set))
    return set == getSingle(target);
  return getLarge(set).bits.test(target);
}

bool TargetSets::intersects(Id set, const BitVector &targets) const {
  if (set == none || isSingle(set))
    return set != none && targets.test(set - 1);
  return getLarge(set).bits.anyCommon(targets);
}

unsigned TargetSets::countCommon(Id set, const BitVector &targets) const {
  if (set == none || isSingle(set))
    return intersects(set, targets);
  BitVector common = targets;
  common &= getLarge(set).bits;
  return common.count();
}

void TargetSets::forEach(Id set,
                         llvm::function_ref<void(unsigned)> visit) const {
  if (isSingle(set))
    return visit(set - 1);
  if (set != none)
    llvm::for_each(getLarge(set).bits.set_bits(), visit);
}

bool TargetSets::isSubset(Id small, Id set) const {
  if (small == set || small == none)
    return true;
  if (count(small) >= count(set))
    return false;
  if (isSingle(small))
    return contains(set, small - 1);
  return !getLarge(small).bits.test(getLarge(set).bits);
}

TargetSets::Id TargetSets::unite(ArrayRef<Id> sets) {
  Id largest = none;
  for (Id set : sets)
    if (count(set) > count(largest))
      largest = set;
  SmallVector<Id> missing;
  for (Id set : sets)
    if (!isSubset(set, largest))
      missing.push_back(set);
  if (missing.empty())
    return largest;
  BitVector bits(numTargets);
  missing.push_back(largest);
  for (Id set : missing) {
    if (isSingle(set))
      bits.set(set - 1);
    else
      bits |= getLarge(set).bits;
  }
  return intern(std::move(bits));
}

TargetSets::Id TargetSets::intern(BitVector bits) {
  size_t hash =
      llvm::hash_combine_range(bits.getData().begin(), bits.getData().end());
  SmallVector<Id, 1> &known = byHash[hash];
  for (Id id : known)
    if (getLarge(id).bits == bits)
      return id;
  unsigned count = bits.count();
  large.push_back({std::move(bits), count});
  known.push_back(numTargets + large.size());
  return known.back();
}
