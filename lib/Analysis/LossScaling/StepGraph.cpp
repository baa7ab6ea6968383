//===- StepGraph.cpp - The flat graph of a training step in IR ------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ops are visited in order, an op with regions before each of them and after
// the last, so that a phi comes before what reads it. What a loop yields is
// known by its name only until the body is reached.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/LossScaling/StepGraph.h"

#include "Draws.h"

#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"
#include "mp/Dialect/MP/IR/MPOpaqueOps.h"
#include "mp/Interfaces/LinearityOpInterface.h"
#include "mp/Interfaces/PrecisionOpInterface.h"
#include "mp/Interfaces/RegionFlow.h"

using namespace mlir;
using namespace mlir::mp;
using NodeKind = DegreeGraph::NodeKind;

/// Whether the regions of `op` can be flattened: one block each, no block
/// arguments, one value yielded per result.
static bool isPlainBranch(Operation *op) {
  if (op->getNumRegions() == 0)
    return false;
  auto model = dyn_cast<LinearityOpInterface>(op);
  if (!model || model.getLinearity().kind != LinearityKind::Branch)
    return false;
  return llvm::all_of(op->getRegions(), [&](Region &region) {
    return region.hasOneBlock() && region.front().getNumArguments() == 0 &&
           region.front().mightHaveTerminator() &&
           region.front().getTerminator()->getNumOperands() ==
               op->getNumResults();
  });
}

/// The flow through an op, where its control flow says it, or nothing does.
static std::optional<RegionFlow> getFlow(Operation *op) {
  if (op->getNumRegions() == 0 ||
      (isa<LinearityOpInterface>(op) && !isa<RegionBranchOpInterface>(op)))
    return std::nullopt;
  return RegionFlow::get(op);
}

/// The float that a constant is, or that all its elements are. Makes no
/// attribute of it.
static std::optional<APFloat> getNumber(Attribute constant) {
  if (auto number = dyn_cast_if_present<FloatAttr>(constant))
    return number.getValue();
  auto elements = dyn_cast_if_present<DenseFPElementsAttr>(constant);
  if (!elements || !elements.isSplat())
    return std::nullopt;
  return elements.getSplatValue<APFloat>();
}

/// Whether all elements are 0, or all are the same infinity.
static bool isZeroOrInfinite(Attribute constant) {
  if (std::optional<APFloat> number = getNumber(constant))
    return number->isZero() || number->isInfinity();
  if (auto pairs = dyn_cast_if_present<DenseElementsAttr>(constant);
      pairs && isa<ComplexType>(pairs.getElementType()))
    return llvm::all_of(pairs.getValues<std::complex<APFloat>>(),
                        [](const std::complex<APFloat> &value) {
                          return value.real().isZero() && value.imag().isZero();
                        });
  auto elements = dyn_cast_if_present<DenseFPElementsAttr>(constant);
  return elements &&
         llvm::all_of(elements.getValues<APFloat>(),
                      [](const APFloat &value) { return value.isZero(); });
}

static ArrayRef<int64_t> getShape(Type type) {
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    return tensor.getShape();
  auto shaped = dyn_cast<ShapedType>(type);
  return shaped && shaped.hasRank() ? shaped.getShape() : ArrayRef<int64_t>();
}

static bool isFloat(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return isa<FloatType, ComplexType>(tensor ? tensor.getElementType()
                                            : getElementTypeOrSelf(type));
}

static bool isComplex(Type type) {
  return isa<ComplexType>(getElementTypeOrSelf(type));
}

StepGraph::StepGraph(EntryFunction main)
    : context(main.getFunction().getContext()) {
  // About a node and a value each, and what guards the new state.
  size_t numOps = main.getBody().getOperations().size();
  numOps += 2 * size_t(main.getNumResults());
  graph.reserve(numOps, numOps + main.getNumArguments());
  ids.reserve(numOps + main.getNumArguments());
  values.reserve(numOps + main.getNumArguments());
  ops.reserve(numOps);
  firstUse.reserve(numOps);
  uses.reserve(2 * numOps);
  for (BlockArgument argument : main.getBody().getArguments()) {
    Type type = argument.getType();
    ids[argument] = graph.addArgument(getShape(type), isFloat(type));
    if (isComplex(type))
      graph.markComplex(ids[argument]);
    values.push_back(argument);
  }
  // The branches around the op that is visited, outermost first.
  std::vector<RegionFlow> flows;
  main.getFunction()->walk([&](Operation *op, const WalkStage &stage) {
    // Most ops have no regions, and cost no question of an interface.
    if (op->getNumRegions() != 0 && isa<FunctionOpInterface>(op))
      return WalkResult::advance();
    if (stage.isBeforeAllRegions()) {
      std::optional<RegionFlow> flow = getFlow(op);
      if (!flow && !isPlainBranch(op)) {
        visitPlain(op);
        return WalkResult::skip();
      }
      flows.push_back(flow ? std::move(*flow) : RegionFlow());
    }
    if (!isPlainBranch(op))
      visitFlow(op, flows.back(), stage);
    else if (stage.isAfterAllRegions())
      visitBranch(op);
    if (stage.isAfterAllRegions())
      flows.pop_back();
    return WalkResult::advance();
  });
}

DegreeGraph::ValueId StepGraph::getOrAddValue(Value value) {
  auto [known, isNew] = ids.try_emplace(value, 0);
  if (!isNew)
    return known->second;
  Type type = value.getType();
  auto [like, isNewType] = firstOfType.try_emplace(type, 0);
  DegreeGraph::ValueId id = isNewType
                                ? graph.addValue(getShape(type), isFloat(type))
                                : graph.addValueLike(like->second);
  if (isNewType)
    like->second = id;
  if (isComplex(type))
    graph.markComplex(id);
  if (isa<BlockArgument>(value))
    graph.markInside(id);
  values.push_back(value);
  return known->second = id;
}

/// Whether ops of this name are elementwise: a list of traits to go through.
bool StepGraph::isElementwise(OperationName name) {
  auto [known, isNew] = elementwise.try_emplace(name, false);
  if (isNew)
    known->second = name.hasTrait<OpTrait::Elementwise>();
  return known->second;
}

/// The name of an op in messages: what is kept has its own.
static StringRef nameOf(Operation *op) {
  auto kept = dyn_cast<OpaqueOp>(op);
  if (!kept)
    return op->getName().getStringRef();
  if (DictionaryAttr config = kept.getConfigAttr())
    if (auto called = config.getAs<StringAttr>("call_target_name"))
      return called.getValue();
  return kept.getKept();
}

void StepGraph::addNode(Operation *op, NodeKind kind, Linearity rule,
                        ArrayRef<OpOperand *> operands, ValueRange results) {
  auto precise = dyn_cast<PrecisionOpInterface>(op);
  SmallVector<DegreeGraph::ValueId> read, made;
  for (OpOperand *operand : operands)
    read.push_back(getOrAddValue(operand->get()));
  for (Value result : results)
    made.push_back(getOrAddValue(result));
  graph.addNode({kind, rule, read, made, nameOf(op),
                 isElementwise(op->getName()),
                 precise && precise.getPrecisionSpec().accumulates,
                 kind == NodeKind::Op && !isMemoryEffectFree(op)});
  addUses(op, operands);
}

void StepGraph::addUses(Operation *op, ArrayRef<OpOperand *> operands) {
  firstUse.push_back(uses.size());
  llvm::append_range(uses, operands);
  ops.push_back(op);
}

/// Adds what is known of `op` at this stage: before all regions what decides
/// about them, before each the values that its body may read.
void StepGraph::visitFlow(Operation *op, const RegionFlow &flow,
                          const WalkStage &stage) {
  if (stage.isBeforeAllRegions()) {
    for (OpOperand *operand : flow.opDeciders)
      addNode(op, NodeKind::Exit, {}, operand, {});
    for (BlockArgument argument : flow.own)
      addNode(op, NodeKind::Op, {}, flow.opDeciders, argument);
  }
  for (const RegionJoin &join : flow.joins)
    if (stage.isBeforeRegion(join.firstRegion))
      addNode(op, NodeKind::Phi, {}, join.sources, join.inputs);
  if (stage.isAfterAllRegions())
    for (OpOperand *operand : flow.terminatorDeciders)
      addNode(operand->getOwner(), NodeKind::Exit, {}, operand, {});
}

void StepGraph::visitPlain(Operation *op) {
  SmallVector<OpOperand *> operands;
  for (OpOperand &operand : op->getOpOperands())
    operands.push_back(&operand);

  if (op == &op->getBlock()->back() && op->hasTrait<OpTrait::IsTerminator>()) {
    if (isa<FunctionOpInterface>(op->getParentOp()) &&
        op->hasTrait<OpTrait::ReturnLike>())
      for (OpOperand *operand : operands) {
        graph.addResult(getId(operand->get()));
        addUses(op, operand);
      }
    return; // Else read by the branch around it.
  }
  Attribute constant;
  if (operands.empty() && matchPattern(op, m_Constant(&constant))) {
    addNode(op,
            isZeroOrInfinite(constant) ? NodeKind::Zero : NodeKind::Constant,
            {}, {}, op->getResults());
    if (isa<SplatElementsAttr>(constant))
      if (std::optional<APFloat> number = getNumber(constant))
        graph.setMagnitude(getId(op->getResult(0)),
                           std::abs(FloatAttr::getValueAsDouble(*number)));
    return;
  }
  auto model = dyn_cast<LinearityOpInterface>(op);
  Linearity rule = model ? model.getLinearity() : Linearity();
  if (rule.kind == LinearityKind::Each) {
    for (auto [operand, result] : llvm::zip(operands, op->getResults()))
      addNode(op, NodeKind::Phi, rule, operand, result);
    return;
  }
  visitUsedValuesDefinedAbove(op->getRegions(), [&](OpOperand *captured) {
    operands.push_back(captured);
  });
  addNode(op, NodeKind::Op, rule, operands, op->getResults());
}

void StepGraph::visitBranch(Operation *op) {
  Linearity rule = cast<LinearityOpInterface>(op).getLinearity();
  SmallVector<OpOperand *> data;
  for (OpOperand &operand : op->getOpOperands()) {
    if (rule.getPart(operand.getOperandNumber()) == OperandPart::Data)
      data.push_back(&operand);
    else
      addNode(op, NodeKind::Exit, rule, &operand, {});
  }
  for (OpResult result : op->getResults()) {
    unsigned index = result.getResultNumber();
    SmallVector<OpOperand *> sources;
    if (data.size() == op->getNumResults())
      sources.push_back(data[index]);
    for (Region &region : op->getRegions())
      sources.push_back(&region.front().getTerminator()->getOpOperand(index));
    addNode(op, NodeKind::Phi, {}, sources, result);
  }
}

MainGraph::MainGraph(Operation *module) {
  FailureOr<EntryFunction> main = EntryFunction::find(cast<ModuleOp>(module));
  if (succeeded(main))
    graph.emplace(*main);
}

/// Whether the step updates a parameter by this gradient and returns both: one
/// target, not two.
static bool isUpdatedFrom(EntryFunction main, unsigned gradient) {
  std::optional<unsigned> owner = main.getGradientOwner(gradient);
  std::optional<unsigned> next = owner ? main.getPair(*owner) : std::nullopt;
  return next && main.getResultRole(*next) == Role::NewParameter;
}

/// Whether the op makes a tensor of floats of none: draws, counts, one-hots; or
/// is a table. Not a number repeated.
static bool makesData(Operation &op) {
  Attribute constant;
  if (matchPattern(&op, m_Constant(&constant)))
    return isa<ElementsAttr>(constant) && !isa<SplatElementsAttr>(constant);
  return op.getNumOperands() <= 1 && op.getNumResults() == 1 &&
         op.getNumRegions() == 0 &&
         isa<RankedTensorType>(op.getResult(0).getType()) &&
         isFloat(op.getResult(0).getType()) &&
         llvm::none_of(op.getOperandTypes(), isFloat);
}

/// What stands for the batch in a step that has no argument for it, as it
/// closes over its examples or draws them; the parameters where it has neither.
static SmallVector<DegreeGraph::ValueId>
findOwnData(EntryFunction main, const StepGraph &graph,
            ArrayRef<DegreeGraph::ValueId> parameters) {
  SmallVector<DegreeGraph::ValueId> data;
  for (Operation &op : main.getBody())
    if (makesData(op))
      data.push_back(graph.getId(op.getResult(0)));
  return data.empty() ? llvm::to_vector(parameters) : data;
}

StepRoles mp::getStepRoles(EntryFunction main, const StepGraph &graph) {
  StepRoles roles;
  for (unsigned index = 0; index < main.getNumArguments(); ++index) {
    DegreeGraph::ValueId id = graph.getId(main.getArgument(index));
    switch (main.getArgumentRole(index).value_or(Role::Hyper)) {
    case Role::LossSeed:
      roles.seeds.push_back(id);
      break;
    case Role::Parameter:
      roles.parameters.push_back(id);
      break;
    case Role::Batch:
      // A step may be handed a batch and read one that it closes over.
      if (!main.getArgument(index).use_empty())
        roles.batch.push_back(id);
      break;
    case Role::OptimizerState:
    case Role::Counter:
      roles.state.push_back(id);
      break;
    default:
      break;
    }
  }
  for (unsigned index = 0; index < main.getNumResults(); ++index) {
    std::optional<Role> role = main.getResultRole(index);
    if (role == Role::Loss)
      roles.losses.push_back(index);
    if (role == Role::NewParameter ||
        (role == Role::Gradient && !isUpdatedFrom(main, index))) {
      roles.targets.push_back(index);
      if (role == Role::Gradient)
        roles.gradients.insert(index);
    }
  }
  for (unsigned index : main.getArgumentsWithRole(Role::OptimizerState))
    if (std::optional<unsigned> pair = main.getPair(index))
      roles.newState.push_back(*pair);
  if (roles.batch.empty())
    roles.batch = findOwnData(main, graph, roles.parameters);
  else
    roles.draws = findDraws(main, graph, roles);
  return roles;
}
