//===- ExternalModels.h - Precision models of upstream dialects -*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_INTERFACES_EXTERNALMODELS_H
#define MP_INTERFACES_EXTERNALMODELS_H

#include "mlir/IR/DialectRegistry.h"
#include "mp/Interfaces/PrecisionOpInterface.h"

namespace mlir::mp {

/// Attach PrecisionOpInterface to the ops of a dialect when it is loaded. An
/// op that they do not name stays a fence.
void registerArithModels(DialectRegistry &registry);
void registerFuncModels(DialectRegistry &registry);
void registerMathModels(DialectRegistry &registry);

/// All of the above.
inline void registerExternalModels(DialectRegistry &registry) {
  registerArithModels(registry);
  registerFuncModels(registry);
  registerMathModels(registry);
}

namespace detail {
/// A model whose answer is the same for every op of a kind.
template <const PrecisionSpec &spec, typename OpTy>
struct FixedPrecision
    : PrecisionOpInterface::ExternalModel<FixedPrecision<spec, OpTy>, OpTy> {
  PrecisionSpec getPrecisionSpec(Operation *) const { return spec; }
};
} // namespace detail

/// Says `spec` of each of the ops: the row of a table of models.
template <const PrecisionSpec &spec, typename... OpTys>
void attachPrecision(MLIRContext *context) {
  (OpTys::template attachInterface<detail::FixedPrecision<spec, OpTys>>(
       *context),
   ...);
}

} // namespace mlir::mp

#endif // MP_INTERFACES_EXTERNALMODELS_H
