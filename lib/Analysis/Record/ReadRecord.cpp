//===- ReadRecord.cpp - A report that was written before ------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A report may come from anywhere: what is missing or of another type is an
// error that says where.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Record/RecordFile.h"

#include "RecordSchema.h"
#include "mp/Support/Json.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::schema;
namespace json = llvm::json;

namespace mlir::mp {
static bool fromJSON(const json::Value &value, PlannedBytes &bytes,
                     json::Path path) {
  json::ObjectMapper map(value, path);
  return map && map.map(fieldGiven, bytes.given) &&
         map.map(fieldPlanned, bytes.planned);
}

static bool fromJSON(const json::Value &value, PortRecord &port,
                     json::Path path) {
  json::ObjectMapper map(value, path);
  return map && map.mapOptional(fieldFrom, port.from) &&
         map.map(fieldGiven, port.given) && map.map(fieldPlanned, port.planned);
}

static bool fromJSON(const json::Value &value, OpRecord &op, json::Path path) {
  json::ObjectMapper map(value, path);
  return map && map.map(fieldId, op.id) && map.map(fieldOp, op.op) &&
         map.map(fieldName, op.name) && map.map(fieldPlace, op.place) &&
         map.mapOptional(fieldCalledFrom, op.calledFrom) &&
         map.map(fieldClass, op.opClass) &&
         map.map(fieldClassFrom, op.classFrom) &&
         map.map(fieldNarrow, op.isNarrow) &&
         map.map(fieldComputes, op.computes) &&
         map.map(fieldOperands, op.operands) &&
         map.map(fieldResults, op.results) && map.map(fieldRule, op.rule) &&
         map.map(fieldVerdict, op.verdict) &&
         map.map(fieldEvidence, op.evidence) &&
         map.map(fieldReason, op.reason) &&
         map.map(fieldDistrust, op.distrust) &&
         map.map(fieldForcedBy, op.forcedBy) && map.map(fieldBytes, op.bytes);
}

static bool fromJSON(const json::Value &value, PortOfStep &port,
                     json::Path path) {
  json::ObjectMapper map(value, path);
  return map && map.map(fieldId, port.id) && map.map(fieldName, port.name) &&
         map.map(fieldRole, port.role) && map.map(fieldType, port.type) &&
         map.mapOptional(fieldReadAs, port.readAs) &&
         map.mapOptional(fieldAssumed, port.isAssumed) &&
         map.mapOptional(fieldFrom, port.from);
}

static bool fromJSON(const json::Value &value, StepCost &cost,
                     json::Path path) {
  json::ObjectMapper map(value, path);
  return map && map.map("ops", cost.ops) && map.map("casts", cost.casts) &&
         map.map("cast_bytes", cost.castBytes);
}

struct Costs {
  StepCost given, final;
};

static bool fromJSON(const json::Value &value, Costs &costs, json::Path path) {
  json::ObjectMapper map(value, path);
  return map && map.map(fieldGiven, costs.given) &&
         map.map(fieldFinal, costs.final);
}

static bool fromJSON(const json::Value &value, CallerRecord &caller,
                     json::Path path) {
  json::ObjectMapper map(value, path);
  return map && map.map(fieldPlace, caller.place) &&
         map.map(fieldCalledFrom, caller.calledFrom);
}

static bool fromJSON(const json::Value &value, FunctionRecord &function,
                     json::Path path) {
  json::ObjectMapper map(value, path);
  Costs costs;
  bool isRead = map && map.map(fieldName, function.name) &&
                map.map(fieldBytes, function.bytes) &&
                map.map(fieldCastKernels, function.castKernels) &&
                map.map(fieldCosts, costs) &&
                map.map(fieldArguments, function.arguments) &&
                map.map(fieldResults, function.results) &&
                map.map(fieldOpaque, function.opaque) &&
                map.mapOptional(fieldCallers, function.callers) &&
                map.map(fieldOps, function.ops);
  function.given = costs.given;
  function.final = costs.final;
  return isRead;
}

static bool fromJSON(const json::Value &value, StepRecord &record,
                     json::Path path) {
  json::ObjectMapper map(value, path);
  std::string format;
  if (!map || !map.map(fieldFormat, format))
    return false;
  if (format != formatName) {
    path.field(fieldFormat).report("is not a report of this version");
    return false;
  }
  return map.map(fieldStep, record.step) && map.map(fieldType, record.type) &&
         map.map(fieldPlanner, record.planner) &&
         map.map(fieldFunctions, record.functions);
}
} // namespace mlir::mp

llvm::Expected<StepRecord> mp::readRecordJson(StringRef text) {
  llvm::Expected<json::Value> value = parseJson(text);
  if (!value)
    return value.takeError();
  StepRecord record;
  json::Path::Root root("report");
  if (!fromJSON(*value, record, root))
    return root.getError();
  return record;
}
