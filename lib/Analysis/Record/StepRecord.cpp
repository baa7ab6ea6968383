//===- StepRecord.cpp - What was decided of each op, and why --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The one place that asks the planner: names are given here, and all that a
// user is told is made of what is written down here.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Record/StepRecord.h"

#include "mlir/IR/TypeUtilities.h"
#include "mp/Analysis/Evidence/ValueNames.h"
#include "mp/Analysis/Precision/PlanTraffic.h"
#include "mp/Analysis/Precision/Planner.h"
#include "mp/Dialect/MP/Utils/EntryFunction.h"
#include "mp/Support/Messages.h"
#include "mp/Support/Sizes.h"

using namespace mlir;
using namespace mlir::mp;

namespace {
/// Writes the record of one function.
class Recorder {
public:
  Recorder(const FunctionPrecision &function, PolicyAttr policy,
           const DenseMap<Operation *, StringRef> &names)
      : function(function), names(names), low(policy.getType()),
        plan(planTypes(function, policy)),
        memory(function.getFunction(), policy.getFusion()),
        given(function, memory, nullptr),
        planned(function, memory, plan.get()) {}

  FunctionRecord run();

private:
  using NodeId = PrecisionGraph::NodeId;

  std::string nameOf(Value value) const;
  std::string nameOf(Operation *reader, Value read) const;
  OpRecord recordOp(NodeId node);
  int64_t recordCallers(ArrayRef<FileLineColLoc> lines);
  void recordPorts(NodeId node, OpRecord &record) const;
  PortOfStep recordArgument(BlockArgument argument) const;
  void recordResults(FunctionRecord &record) const;

  const FunctionPrecision &function;
  const DenseMap<Operation *, StringRef> &names;
  FloatType low;
  std::unique_ptr<PlannedTypes> plan;
  MemoryGraph memory;
  PlanTraffic given, planned;
  std::vector<CallerRecord> callers;
  /// Their places in `callers`, by line and by who called it.
  DenseMap<std::pair<Attribute, int64_t>, int64_t> callerIds;
};
} // namespace

static std::string prefixOf(FunctionOpInterface function) {
  return function.getName().str() + "/";
}

/// The op that gives the value, or the argument that it is; of a loop's, the
/// loop.
std::string Recorder::nameOf(Value value) const {
  if (Operation *op = value.getDefiningOp())
    return names.lookup(op).str();
  auto argument = cast<BlockArgument>(value);
  Operation *owner = argument.getOwner()->getParentOp();
  if (owner != function.getFunction())
    return names.lookup(owner).str();
  return prefixOf(function.getFunction()) + "arg" +
         std::to_string(argument.getArgNumber());
}

/// A reader. Of the end of the function, the result that `read` is; of the end
/// of a region, what reads it behind the op, or that op.
std::string Recorder::nameOf(Operation *reader, Value read) const {
  while (reader->hasTrait<OpTrait::IsTerminator>()) {
    auto operand = llvm::find(reader->getOperands(), read);
    size_t index = std::distance(reader->operand_begin(), operand);
    Operation *around = reader->getParentOp();
    if (around == function.getFunction() && index < reader->getNumOperands())
      return prefixOf(function.getFunction()) + "result" +
             std::to_string(index);
    bool isHandedOn = around->getNumResults() == reader->getNumOperands() &&
                      index < around->getNumResults() &&
                      !around->getResult(index).use_empty();
    if (!isHandedOn)
      return names.lookup(around).str();
    read = around->getResult(index);
    reader = *read.user_begin();
  }
  return names.lookup(reader).str();
}

/// The lines of a location, each before the one that called it; of several that
/// were made one, those of the first.
static SmallVector<FileLineColLoc> findLines(Location location) {
  SmallVector<FileLineColLoc> lines;
  SmallVector<Location> pending = {location};
  while (!pending.empty()) {
    Location part = pending.pop_back_val();
    if (auto line = dyn_cast<FileLineColLoc>(part)) {
      lines.push_back(line);
    } else if (auto named = dyn_cast<NameLoc>(part)) {
      pending.push_back(named.getChildLoc());
    } else if (auto call = dyn_cast<CallSiteLoc>(part)) {
      pending.push_back(call.getCaller());
      pending.push_back(call.getCallee());
    } else if (auto fused = dyn_cast<FusedLoc>(part)) {
      const Location *first =
          llvm::find_if(fused.getLocations(), [](Location one) {
            return bool(one->findInstanceOf<FileLineColLoc>());
          });
      if (first != fused.getLocations().end())
        pending.push_back(*first);
    }
  }
  return lines;
}

static std::string spell(FileLineColLoc line) {
  return line.getFilename().str() + ":" + std::to_string(line.getLine()) + ":" +
         std::to_string(line.getColumn());
}

int64_t Recorder::recordCallers(ArrayRef<FileLineColLoc> lines) {
  int64_t caller = -1;
  for (FileLineColLoc line : llvm::reverse(lines)) {
    auto [id, isNew] =
        callerIds.try_emplace({Attribute(line), caller}, callers.size());
    if (isNew)
      callers.push_back({spell(line), caller});
    caller = id->second;
  }
  return caller;
}

static std::string elementOf(Value value) {
  return textOf(getElementTypeOrSelf(value));
}

void Recorder::recordPorts(NodeId node, OpRecord &record) const {
  Operation *op = function.getOps()[node];
  for (OpOperand &operand : op->getOpOperands()) {
    std::string type = elementOf(operand.get());
    FloatType read = planned.getRead(operand);
    record.operands.push_back(
        {nameOf(operand.get()), type, read ? textOf(read) : type});
  }
  for (OpResult result : op->getResults()) {
    std::string type = elementOf(result);
    FloatType written = planned.getWritten(result);
    record.results.push_back({"", type, written ? textOf(written) : type});
  }
}

/// "assumed: under the loss scale" in its two parts.
static std::pair<StringRef, StringRef> splitTrust(Trust trust) {
  auto [verdict, evidence] = stringifyTrust(trust).split(": ");
  return {verdict, evidence};
}

OpRecord Recorder::recordOp(NodeId node) {
  Operation *op = function.getOps()[node];
  Decision decision = plan->decide(node);
  const ClassDecision &opClass = function.getClass(node);
  OpRecord record;
  record.id = names.lookup(op).str();
  record.op = op->getName().getStringRef().str();
  record.name = findLocationName(op->getLoc());
  SmallVector<FileLineColLoc> lines = findLines(op->getLoc());
  if (!lines.empty()) {
    record.place = spell(lines.front());
    record.calledFrom = recordCallers(ArrayRef(lines).drop_front());
  }
  record.opClass = stringifyOpClass(*opClass.opClass).str();
  record.classFrom = describe(opClass);
  record.isNarrow = plan->isNarrow(node);
  PrecisionAttr types = plan->getTypes(node);
  bool isGiven = function.getPin(node) == PinReason::AlreadyNarrow;
  record.computes = types ? textOf(types.getCompute()) : isGiven ? "" : "f32";
  recordPorts(node, record);
  record.rule = stringifyDecisionRule(decision.rule).str();
  auto [verdict, evidence] = splitTrust(decision.trust);
  record.verdict = verdict.str();
  record.evidence = evidence.str();
  record.reason = decision.reason;
  record.distrust = decision.distrust;
  if (Operation *reader = decision.cause.reader)
    record.forcedBy =
        nameOf(reader, op->getNumResults() ? op->getResult(0) : Value());
  else if (Value source = decision.cause.source)
    record.forcedBy = nameOf(source);
  record.bytes = {given.getBytes(op), planned.getBytes(op)};
  return record;
}

static std::string getText(DictionaryAttr attributes, StringRef name) {
  auto text = attributes ? attributes.getAs<StringAttr>(name) : StringAttr();
  return text ? text.str() : "";
}

static std::string getRole(Attribute attribute) {
  std::optional<Role> role = parseRole(attribute);
  return role ? stringifyRole(*role).str() : "";
}

PortOfStep Recorder::recordArgument(BlockArgument argument) const {
  FunctionOpInterface op = function.getFunction();
  unsigned index = argument.getArgNumber();
  PortOfStep record;
  record.id = nameOf(argument);
  record.name = getText(op.getArgAttrDict(index), attr::name);
  record.role = getRole(op.getArgAttr(index, attr::role));
  record.type = textOf(argument.getType());
  for (FloatType type : planned.getCopies(argument))
    record.readAs.push_back(textOf(type));
  return record;
}

void Recorder::recordResults(FunctionRecord &record) const {
  FunctionOpInterface op = function.getFunction();
  Operation *end = op.getFunctionBody().back().getTerminator();
  if (!end->hasTrait<OpTrait::ReturnLike>())
    return;
  for (auto [index, value] : llvm::enumerate(end->getOperands())) {
    PortOfStep &result = record.results.emplace_back();
    result.id = record.name + "/result" + std::to_string(index);
    result.name = getText(op.getResultAttrDict(index), attr::name);
    result.role = getRole(op.getResultAttr(index, attr::role));
    result.type = textOf(value.getType());
    result.from = nameOf(value);
  }
}

FunctionRecord Recorder::run() {
  FunctionRecord record;
  record.name = function.getFunction().getName().str();
  auto addBytes = [&](int64_t mine, int64_t ours) {
    record.bytes.given = saturatingAdd(record.bytes.given, mine);
    record.bytes.planned = saturatingAdd(record.bytes.planned, ours);
  };
  for (BlockArgument argument : function.getFunction().getArguments()) {
    record.arguments.push_back(recordArgument(argument));
    addBytes(given.getBytes(argument), planned.getBytes(argument));
  }
  for (const Assumption &assumption : plan->getAssumptions())
    if (auto argument = dyn_cast<BlockArgument>(assumption.value))
      record.arguments[argument.getArgNumber()].isAssumed = true;
  recordResults(record);
  for (NodeId node = 1; node < function.getOps().size(); ++node)
    record.ops.push_back(recordOp(node));
  record.callers = std::move(callers);
  for (const OpRecord &op : record.ops)
    addBytes(op.bytes.given, op.bytes.planned);
  for (OperationName name : function.getUnknownOps())
    record.opaque.push_back(name.getStringRef().str());
  record.castKernels = planned.getCastKernels();
  record.given = record.final = countStepCost(function.getFunction());
  return record;
}

FailureOr<StepRecord> StepRecord::plan(ModuleOp module) {
  FailureOr<PolicyAttr> policy = getPolicy(module);
  if (failed(policy))
    return failure();
  StepRecord record;
  record.type = textOf(policy->getType());
  record.planner = stringifyPlannerKind(policy->getPlanner()).str();
  if (!isNarrow(policy->getType()))
    return record;
  std::vector<NamedOp> ops = nameOps(module);
  DenseMap<Operation *, StringRef> names;
  for (const NamedOp &named : ops)
    names[named.op] = named.name;
  ClassResolver resolver(*policy);
  for (auto function : module.getOps<FunctionOpInterface>()) {
    if (function.isExternal())
      continue;
    FailureOr<FunctionPrecision> graph =
        FunctionPrecision::build(function, *policy, resolver);
    if (failed(graph))
      return failure();
    record.functions.push_back(Recorder(*graph, *policy, names).run());
  }
  return record;
}

void StepRecord::countFinal(ModuleOp module) {
  for (FunctionRecord &record : functions) {
    record.final = {};
    for (auto function : module.getOps<FunctionOpInterface>())
      if (function.getName() == record.name && !function.isExternal())
        record.final = countStepCost(function);
  }
}

const OpRecord *StepRecord::findOp(StringRef id) const {
  for (const FunctionRecord &function : functions)
    for (const OpRecord &op : function.ops)
      if (op.id == id)
        return &op;
  return nullptr;
}
