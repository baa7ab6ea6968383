//===- ExternalModels.h - Models of upstream dialects ---------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_INTERFACES_EXTERNALMODELS_H
#define MP_INTERFACES_EXTERNALMODELS_H

#include "mlir/IR/DialectRegistry.h"
#include "mp/Interfaces/FusibleOpInterface.h"
#include "mp/Interfaces/LinearityOpInterface.h"
#include "mp/Interfaces/NumberRange.h"
#include "mp/Interfaces/PrecisionOpInterface.h"
#include "mp/Interfaces/RangeOpInterface.h"

namespace mlir::mp {

/// Attach PrecisionOpInterface, LinearityOpInterface, FusibleOpInterface and
/// RangeOpInterface to the ops of a dialect when it is loaded. An op that they
/// do not name stays opaque.
void registerArithModels(DialectRegistry &registry);
void registerFuncModels(DialectRegistry &registry);
void registerLinalgModels(DialectRegistry &registry);
void registerMathModels(DialectRegistry &registry);
void registerScfModels(DialectRegistry &registry);
void registerTensorModels(DialectRegistry &registry);
void registerTosaModels(DialectRegistry &registry);

/// All of the above.
inline void registerExternalModels(DialectRegistry &registry) {
  registerArithModels(registry);
  registerFuncModels(registry);
  registerLinalgModels(registry);
  registerMathModels(registry);
  registerScfModels(registry);
  registerTensorModels(registry);
  registerTosaModels(registry);
}

namespace detail {
/// A model whose answer is the same for every op of a kind.
template <const PrecisionSpec &spec, typename OpTy>
struct FixedPrecision
    : PrecisionOpInterface::ExternalModel<FixedPrecision<spec, OpTy>, OpTy> {
  PrecisionSpec getPrecisionSpec(Operation *) const { return spec; }
};

/// The same for the rule of scaling.
template <const Linearity &rule, typename OpTy>
struct FixedLinearity
    : LinearityOpInterface::ExternalModel<FixedLinearity<rule, OpTy>, OpTy> {
  Linearity getLinearity(Operation *) const { return rule; }
};

/// The same for fusion.
template <const FusionSpec &spec, typename OpTy>
struct FixedFusion
    : FusibleOpInterface::ExternalModel<FixedFusion<spec, OpTy>, OpTy> {
  FusionSpec getFusionSpec(Operation *) const { return spec; }
};

/// The range of the one result as a function of those of the operands.
using RangeFunction = NumberRange (*)(Operation *, ArrayRef<NumberRange>);
template <RangeFunction function, typename OpTy>
struct FunctionRange
    : RangeOpInterface::ExternalModel<FunctionRange<function, OpTy>, OpTy> {
  void inferRanges(Operation *op, ArrayRef<NumberRange> operands,
                   MutableArrayRef<NumberRange> results) const {
    results[0] = function(op, operands);
  }
};
} // namespace detail

/// Says `spec` of each of the ops: the row of a table of models.
template <const PrecisionSpec &spec, typename... OpTys>
void attachPrecision(MLIRContext *context) {
  (OpTys::template attachInterface<detail::FixedPrecision<spec, OpTys>>(
       *context),
   ...);
}

/// Says `spec` of each of the ops.
template <const FusionSpec &spec, typename... OpTys>
void attachFusion(MLIRContext *context) {
  (OpTys::template attachInterface<detail::FixedFusion<spec, OpTys>>(*context),
   ...);
}

/// Says of each of the ops that its result has the range of `function`.
template <detail::RangeFunction function, typename... OpTys>
void attachRange(MLIRContext *context) {
  (OpTys::template attachInterface<detail::FunctionRange<function, OpTys>>(
       *context),
   ...);
}

/// Says `rule` of each of the ops.
template <const Linearity &rule, typename... OpTys>
void attachLinearity(MLIRContext *context) {
  (OpTys::template attachInterface<detail::FixedLinearity<rule, OpTys>>(
       *context),
   ...);
}

} // namespace mlir::mp

#endif // MP_INTERFACES_EXTERNALMODELS_H
