//===- RecordSchema.h - Keys of a report ------------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_RECORD_RECORDSCHEMA_H
#define MP_LIB_ANALYSIS_RECORD_RECORDSCHEMA_H

#include "llvm/ADT/StringRef.h"

/// What the keys mean is in docs/report.schema.json.
namespace mlir::mp::schema {

/// The value of `format`; another number says that a key means something else.
inline constexpr llvm::StringLiteral formatName = "mp-report-1";

inline constexpr llvm::StringLiteral fieldFormat = "format", fieldStep = "step",
                                     fieldType = "type",
                                     fieldPlanner = "planner",
                                     fieldFunctions = "functions";
inline constexpr llvm::StringLiteral fieldName = "name", fieldBytes = "bytes",
                                     fieldGiven = "given",
                                     fieldPlanned = "planned",
                                     fieldCastKernels = "cast_kernels",
                                     fieldCosts = "costs", fieldFinal = "final",
                                     fieldArguments = "arguments",
                                     fieldResults = "results",
                                     fieldOpaque = "opaque", fieldOps = "ops";
inline constexpr llvm::StringLiteral fieldId = "id", fieldRole = "role",
                                     fieldReadAs = "read_as",
                                     fieldAssumed = "assumed",
                                     fieldFrom = "from";
inline constexpr llvm::StringLiteral fieldOp = "op", fieldPlace = "place",
                                     fieldCallers = "callers",
                                     fieldCalledFrom = "called_from",
                                     fieldClass = "class",
                                     fieldClassFrom = "class_from",
                                     fieldNarrow = "narrow",
                                     fieldComputes = "computes",
                                     fieldOperands = "operands",
                                     fieldRule = "rule",
                                     fieldVerdict = "verdict",
                                     fieldEvidence = "evidence",
                                     fieldReason = "reason",
                                     fieldDistrust = "distrust",
                                     fieldForcedBy = "forced_by";

} // namespace mlir::mp::schema

#endif // MP_LIB_ANALYSIS_RECORD_RECORDSCHEMA_H
