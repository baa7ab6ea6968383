//===- StorageRules.h - What a level lets be narrow -------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_STORAGE_STORAGERULES_H
#define MP_ANALYSIS_STORAGE_STORAGERULES_H

#include "mp/Analysis/Origin/CarriedValues.h"
#include "mp/Analysis/Trust/ValueTrust.h"

namespace mlir::mp {

/// What the level of a policy makes of the trust in values, for the planner
/// `mincut`: most levels allow less than the trust does, `force-all` allows
/// what nobody vouches for.
class StorageRules {
public:
  StorageRules(const FunctionPrecision &function, const ValueTrust &trust,
               PrecisionLevel level)
      : function(function), trust(trust), level(level) {}

  /// Whether the value may be stored narrow for readers that do not contract.
  bool mayStore(Value value) const;
  /// Whether a contraction that writes the type it reads may do so in 16 bits.
  bool mayRound(OpResult result) const;
  /// Whether a contraction may read the value in the narrow type.
  bool mayContract(Value value, Operation *reader) const;
  /// Why a contraction reads f32 whatever its operands; empty if it does not.
  std::string findObstacle(Operation *contraction) const;
  /// Whether what is carried may be of the type `low`: what its names, updates
  /// and constants say, not what becomes it nor who reads it.
  bool mayCarry(const CarriedValue &value, FloatType low) const;
  /// Why `mayStore` says no, in a few words.
  std::string explain(Value value) const;

  /// Whether contractions write f32, also for other contractions.
  bool writesWide() const { return level == PrecisionLevel::InputsOnly; }
  /// Whether no verdict on numbers is asked.
  bool trustsAll() const { return level == PrecisionLevel::ForceAll; }
  /// Whether nothing but contractions reads 16 bits.
  bool onlyContracts() const {
    return level == PrecisionLevel::InputsOnly ||
           level == PrecisionLevel::TensorCoresOnly;
  }
  /// Whether what may be narrow is, even where that moves more bytes.
  bool prefersNarrow() const {
    return level == PrecisionLevel::O2 || level == PrecisionLevel::ForceAll;
  }

private:
  bool isDeniedByUser(Value value) const;
  bool mayUpdate(Operation *update) const;

  const FunctionPrecision &function;
  const ValueTrust &trust;
  PrecisionLevel level;
};

} // namespace mlir::mp

#endif // MP_ANALYSIS_STORAGE_STORAGERULES_H
