//===- RoleFacts.cpp - What the graph says of arguments and results -------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RoleFacts.h"
#include "JoinedState.h"

#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mp/Analysis/LossScaling/StateCopies.h"
#include "mp/Interfaces/PrecisionOpInterface.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringSet.h"

#include <deque>

using namespace mlir;
using namespace mlir::mp;
using llvm::BitVector;
using NodeKind = DegreeGraph::NodeKind;

RoleFacts::RoleFacts(EntryFunction main, const StepGraph &step)
    : main(main), step(step), graph(step.getGraph()),
      nothing(graph.getValues().size()) {
  // Elements of one tuple, args[0], args[1], ..., say no more than positions.
  llvm::StringSet<> variables;
  for (unsigned a = 0; a < main.getNumArguments(); ++a)
    if (auto name = getNameAttr(a)) {
      StringRef variable = name.getValue();
      if (variable.consume_back("]"))
        variable = variable.rtrim("0123456789");
      variables.insert(variable);
    }
  namesTell = variables.size() > 1 || main.getNumArguments() == 1;
}

StringAttr RoleFacts::getNameAttr(unsigned argument) const {
  func::FuncOp function = main.getFunction();
  return function.getArgAttrOfType<StringAttr>(argument, attr::name);
}

bool RoleFacts::isKey(unsigned argument) const {
  auto type = dyn_cast<RankedTensorType>(main.getArgument(argument).getType());
  if (!type || type.getRank() == 0)
    return false;
  Type element = type.getElementType();
  if (!element.isUnsignedInteger() &&
      !main.getFunction().getArgAttr(argument, attr::isUnsigned))
    return false;
  int64_t words = type.getShape().back();
  return (element.getIntOrFloatBitWidth() == 32 &&
          (words == 2 || words == 4)) ||
         (element.getIntOrFloatBitWidth() == 64 && (words == 2 || words == 3));
}

bool RoleFacts::hasName(unsigned argument) const {
  return namesTell && getNameAttr(argument);
}

/// Whether the node adds up from zero what it writes where indices point: a
/// gradient of what was looked up there, and not the table that goes on.
static bool addsUpFromZero(const StepGraph &step, const DegreeGraph::Node &node,
                           DegreeGraph::NodeId id) {
  if (node.kind != NodeKind::Op || !node.rule.updatesParts)
    return false;
  const DegreeGraph::Node *start =
      step.getGraph().getDefinition(node.operands.front());
  auto precise = dyn_cast<PrecisionOpInterface>(step.getOp(id));
  return start && start->kind == NodeKind::Zero && precise &&
         precise.getPrecisionSpec().accumulates;
}

SmallVector<RoleFacts::ValueId>
RoleFacts::getAffineStep(ValueId value, const BitVector &varying) const {
  // A part that was joined with others is of itself alone: by way of the whole,
  // each of thousands would be of all.
  SmallVector<ValueId> values = getJoined(step, value, varying);
  std::optional<DegreeGraph::NodeId> id = graph.getValue(value).definition;
  if (id && values.empty() && !addsUpFromZero(step, graph.getNode(*id), *id))
    llvm::append_range(values,
                       getAffineOperands(graph, graph.getNode(*id), varying));
  llvm::append_range(values, getMovedOn(step, value));
  return values;
}

std::map<RoleFacts::ValueId, unsigned>
RoleFacts::getAffineSources(ValueId result, const BitVector &varying) const {
  std::map<ValueId, unsigned> distance = {{result, 0}};
  std::deque<ValueId> todo = {result};
  while (!todo.empty()) {
    ValueId value = todo.front();
    todo.pop_front();
    const DegreeGraph::Node *node = graph.getDefinition(value);
    if (!node)
      continue;
    bool counts =
        node->kind == NodeKind::Op && node->rule.kind != LinearityKind::Linear;
    for (ValueId operand : getAffineStep(value, varying))
      if (distance.try_emplace(operand, distance[value] + counts).second)
        todo.push_back(operand);
  }
  return distance;
}

bool RoleFacts::isMovedState(ValueId result, const BitVector &varying,
                             llvm::function_ref<bool(unsigned)> isState) const {
  std::map<ValueId, unsigned> cone = getAffineSources(result, varying);
  // Of the cone alone: asked of each argument, a bit for each value of the step
  // would take their product.
  llvm::DenseSet<ValueId> moved;
  for (const auto &entry : cone)
    moved.insert(entry.first);
  auto isStillMoved = [&](ValueId value) {
    const DegreeGraph::Node *node = graph.getDefinition(value);
    if (!node) {
      std::optional<unsigned> argument = findArgument(value);
      return argument && isState(*argument);
    }
    auto among = [&](ValueId operand) { return moved.contains(operand); };
    if (node->kind == NodeKind::Phi)
      return llvm::all_of(node->operands, among);
    return llvm::any_of(getAffineStep(value, varying), among);
  };
  // What a loop carries is moved as long as nothing says otherwise.
  bool changed = true;
  while (changed) {
    changed = false;
    for (const auto &entry : cone)
      if (moved.contains(entry.first) && !isStillMoved(entry.first))
        changed = moved.erase(entry.first);
  }
  return moved.contains(result);
}

bool RoleFacts::isAffinePair(unsigned a, unsigned r) const {
  ValueId argument = getArgument(a), result = getResult(r);
  if (!haveSameType(a, r))
    return false;
  if (!isFloat(a))
    return true;
  return getAffineSources(result, nothing).count(argument);
}

BitVector RoleFacts::getFloatAncestors(ValueId value) const {
  BitVector seen(graph.getValues().size());
  SmallVector<ValueId> todo = {value};
  seen.set(value);
  while (!todo.empty())
    if (const DegreeGraph::Node *node =
            graph.getDefinition(todo.pop_back_val()))
      for (ValueId operand : node->operands)
        if (!seen[operand] && graph.getValue(operand).isFloat) {
          seen.set(operand);
          todo.push_back(operand);
        }
  return seen;
}

/// What a loss is made of by the ops before it that are not linear, of which
/// its derivatives are made.
SmallVector<RoleFacts::ValueId> RoleFacts::getErrors(ValueId loss) const {
  SmallVector<ValueId> errors;
  llvm::SmallSetVector<ValueId, 16> sums;
  sums.insert(loss);
  for (unsigned next = 0; next < sums.size(); ++next) {
    const DegreeGraph::Node *node = graph.getDefinition(sums[next]);
    if (!node)
      continue;
    auto isVariable = [&](ValueId operand) {
      const DegreeGraph::Node *maker = graph.getDefinition(operand);
      return graph.getValue(operand).isFloat &&
             !(maker && maker->kind == NodeKind::Constant);
    };
    auto operands =
        llvm::to_vector(llvm::make_filter_range(node->operands, isVariable));
    bool isSum = node->kind != NodeKind::Op ||
                 node->rule.kind == LinearityKind::Linear ||
                 node->rule.kind == LinearityKind::Common;
    bool isMultiple = node->rule.kind == LinearityKind::Product ||
                      node->rule.kind == LinearityKind::Quotient;
    if (isSum || (operands.size() == 1 && isMultiple))
      sums.insert_range(operands);
    else
      llvm::append_range(errors, operands);
  }
  return errors;
}

BitVector RoleFacts::getDifferentiable(ValueId loss) const {
  BitVector values = getFloatAncestors(loss);
  values |= graph.getDependents(getErrors(loss));
  return values;
}

bool RoleFacts::mayBeData(const RoleTable &table, unsigned a) const {
  auto countRows = [&](unsigned argument) -> std::optional<int64_t> {
    auto type = dyn_cast<RankedTensorType>(
        table.getMain().getArgument(argument).getType());
    return type && type.getRank() > 0 ? std::optional(type.getDimSize(0))
                                      : std::nullopt;
  };
  bool isCalled = false;
  std::optional<int64_t> rows = countRows(a);
  for (auto [b, argument] : llvm::enumerate(table.getArguments())) {
    // What structure made data of was not called so.
    if (argument.role != Role::Batch || argument.source > RoleSource::Name)
      continue;
    isCalled = true;
    if (!rows || rows == countRows(b))
      return true;
  }
  return !isCalled;
}

bool RoleFacts::leadsWithBatch(const RoleTable &table, unsigned a) const {
  auto typeOf = [&](unsigned argument) {
    return dyn_cast<RankedTensorType>(main.getArgument(argument).getType());
  };
  RankedTensorType type = typeOf(a);
  if (!type || type.getRank() < 2 || type.getDimSize(0) == 1)
    return false;
  bool any = false;
  for (unsigned b = 0; b < table.getArguments().size(); ++b) {
    if (table.getArguments()[b].role != Role::Batch)
      continue;
    RankedTensorType data = typeOf(b);
    if (!data || data.getRank() == 0 ||
        data.getDimSize(0) != type.getDimSize(0))
      return false;
    any = true;
  }
  return any;
}

BitVector RoleFacts::findDataOfLaterSteps(const RoleTable &table,
                                          const BitVector &onData) const {
  BitVector later = onData;
  bool changed = true;
  while (changed) {
    changed = false;
    for (auto [a, fact] : llvm::enumerate(table.getArguments()))
      if (fact.pair && later[getResult(*fact.pair)] && !later[getArgument(a)]) {
        later |= graph.getDependents(getArgument(a));
        later.set(getArgument(a));
        changed = true;
      }
  }
  return later;
}

bool RoleFacts::isStackOfSteps(const RoleTable &table, unsigned result) const {
  Value value = main.getResult(result);
  auto loop = value.getDefiningOp<LoopLikeOpInterface>();
  if (!loop || !graph.getValue(getResult(result)).isFloat)
    return false;
  for (unsigned r = 0; r < graph.getResults().size(); ++r)
    if (table.getOwner(r) &&
        main.getResult(r).getDefiningOp() == loop.getOperation())
      return true;
  return false;
}

bool RoleFacts::hasOneOfEachModel(const RoleTable &table,
                                  unsigned result) const {
  ArrayRef<int64_t> shape = graph.getValue(getResult(result)).shape;
  if (shape.size() != 1 || shape[0] < 2)
    return false;
  bool any = false;
  for (auto [a, fact] : llvm::enumerate(table.getArguments())) {
    if (!fact.pair || !isFloat(a) || isScalar(a))
      continue;
    ArrayRef<int64_t> own = graph.getValue(getArgument(a)).shape;
    if (own.front() != shape[0])
      return false;
    any |= own.size() > 1;
  }
  return any;
}

std::optional<unsigned> RoleFacts::findLoss(const RoleTable &table,
                                            bool byName) const {
  if (std::optional<unsigned> number = findLoss(table, byName, [&](unsigned r) {
        return graph.getValue(getResult(r)).isScalar();
      }))
    return number;
  if (std::optional<unsigned> stack = findLoss(
          table, byName, [&](unsigned r) { return isStackOfSteps(table, r); }))
    return stack;
  // A number of each device or member, in a dimension of its own; beside a
  // stack of steps it may be the last of any other.
  if (std::optional<unsigned> one = findLoss(table, byName, [&](unsigned r) {
        return graph.getValue(getResult(r)).numElements() == 1;
      }))
    return one;
  return findLoss(table, byName,
                  [&](unsigned r) { return hasOneOfEachModel(table, r); });
}

std::optional<unsigned>
RoleFacts::findLoss(const RoleTable &table, bool byName,
                    llvm::function_ref<bool(unsigned)> mayBe) const {
  std::optional<unsigned> best;
  unsigned bestWeight = 0, bestCone = 0;
  for (unsigned r = 0; r < graph.getResults().size(); ++r) {
    const DegreeGraph::ValueInfo &info = graph.getValue(getResult(r));
    if (!info.isFloat || table.getOwner(r) || !mayBe(r) ||
        table.getResults()[r].role.value_or(Role::Loss) != Role::Loss ||
        (byName && !isNamedLoss(main.getResultName(r))))
      continue;
    BitVector ancestors = getFloatAncestors(getResult(r));
    unsigned weight = 0;
    for (auto [a, fact] : llvm::enumerate(table.getArguments()))
      weight += isFloat(a) && (fact.pair || fact.role == Role::Parameter) &&
                ancestors[getArgument(a)];
    unsigned cone = graph.getAncestors(getResult(r)).count();
    if (best &&
        (weight < bestWeight || (weight == bestWeight && cone >= bestCone)))
      continue;
    best = r;
    bestWeight = weight;
    bestCone = cone;
  }
  return best;
}

RoleFacts::ValueId RoleFacts::getOrigin(ValueId value) const {
  while (const DegreeGraph::Node *node = graph.getDefinition(value)) {
    if (node->kind != NodeKind::Op ||
        node->rule.kind != LinearityKind::Linear ||
        node->operands.size() != 1 ||
        graph.getValue(node->operands.front()).numElements() !=
            graph.getValue(value).numElements())
      break;
    value = node->operands.front();
  }
  return value;
}

bool RoleFacts::meetsProduct(unsigned argument) const {
  return llvm::any_of(graph.getNodes(), [&](const DegreeGraph::Node &node) {
    return node.kind == NodeKind::Op &&
           node.rule.kind == LinearityKind::Product && !node.elementwise &&
           llvm::any_of(node.operands, [&](ValueId operand) {
             return getOrigin(operand) == getArgument(argument);
           });
  });
}

bool RoleFacts::hasBackwardPass(bool elementwise) const {
  llvm::MapVector<ValueId, SmallVector<ValueId>> productsOf;
  for (const DegreeGraph::Node &node : graph.getNodes())
    if (node.kind == NodeKind::Op && node.rule.kind == LinearityKind::Product &&
        node.elementwise == elementwise)
      for (ValueId operand : node.operands)
        productsOf[getOrigin(operand)].push_back(node.results.front());
  for (const auto &[origin, products] : productsOf)
    for (auto [index, product] : llvm::enumerate(products)) {
      if (index + 1 == products.size())
        break;
      BitVector behind = graph.getDependents(product);
      for (ValueId later : ArrayRef(products).drop_front(index + 1))
        if (later != product && behind[later])
          return true;
    }
  return false;
}

bool RoleFacts::hasBackwardPass() const {
  bool hasMatrices = llvm::any_of(graph.getNodes(), [](const auto &node) {
    return node.kind == NodeKind::Op &&
           node.rule.kind == LinearityKind::Product && !node.elementwise;
  });
  return hasBackwardPass(/*elementwise=*/!hasMatrices);
}
