//===- FunctionPrecision.cpp - The planners' graph of a function ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One walk makes a node of each op that computes on floats and an edge of each
// float operand. What must stay wide for reasons that are not in the op is
// pinned: what only makes results, users of constants that the low type cannot
// hold, and factors of the scaled seed.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/PrecisionGraph/FunctionPrecision.h"

#include "mlir/IR/Iterators.h"
#include "mlir/IR/Matchers.h"
#include "mp/Analysis/Origin/ConstantFit.h"
#include "mp/Analysis/State/StateValues.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/Utils/EntryFunction.h"
#include "mp/Interfaces/AlignableOpInterface.h"
#include "mp/Interfaces/LinearityOpInterface.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace mlir::mp;

static bool touchesFloats(Operation *op) {
  auto isFloat = [](Type type) { return isPlannable(type); };
  return llvm::any_of(op->getOperandTypes(), isFloat) ||
         llvm::any_of(op->getResultTypes(), isFloat);
}

StringRef FunctionPrecision::getPinText(NodeId node) const {
  switch (pins[node]) {
  case PinReason::None:
    return "";
  case PinReason::AlreadyNarrow:
    return "reads or writes a narrow type already";
  case PinReason::FeedsResults:
    return "feeds only the new state, the loss, a metric or what a loop "
           "carries, which stay f32";
  case PinReason::Constant:
  case PinReason::Small:
  case PinReason::Argument:
    return pinTexts.find(node)->second;
  case PinReason::Seed:
    return "multiplies the scaled seed, which is large until it is divided";
  }
  return "";
}

void FunctionPrecision::pin(NodeId node, PinReason reason) {
  if (pins[node] != PinReason::None)
    return;
  pins[node] = reason;
  graph[node].processable = false;
}

/// About a node for each op.
void FunctionPrecision::reserve() {
  size_t numNodes = 1;
  for (Block &block : function.getFunctionBody())
    numNodes += block.getOperations().size();
  graph.reserve(numNodes);
  ops.reserve(numNodes);
  specs.reserve(numNodes);
  classes.reserve(numNodes);
  pins.reserve(numNodes);
  nodeOf.reserve(numNodes);
}

void FunctionPrecision::addOp(PrecisionOpInterface op,
                              const PrecisionSpec &spec,
                              const ClassDecision &decision) {
  bool readsFloats = false, isWide = true;
  auto see = [&](FloatType type, PortRole role) {
    if (type && role != PortRole::Keep)
      isWide &= !isNarrow(type);
  };
  for (unsigned i = 0, e = op->getNumOperands(); i < e; ++i) {
    FloatType type = getPlannableType(op->getOperand(i));
    readsFloats |= bool(type);
    see(type, getOperandRole(op, spec, i));
  }
  for (unsigned i = 0, e = op->getNumResults(); i < e; ++i)
    see(getPlannableType(op->getResult(i)), getResultRole(op, spec, i));

  PrecisionNode node;
  node.name = op->getName().getStringRef();
  node.opClass = decision.opClass;
  node.narrowable = isWide;
  node.accumulates =
      spec.accumulates && spec.results.front() == PortRole::Store;
  node.takesGradients = spec.takesGradients;
  if (!readsFloats)
    node.kind = PrecisionNodeKind::Conversion;
  NodeId id = graph.addNode(node);
  ops.push_back(op);
  specs.push_back(spec);
  classes.push_back(decision);
  pins.push_back(PinReason::None);
  nodeOf[op] = id;
  if (!isWide)
    pin(id, PinReason::AlreadyNarrow);
}

void FunctionPrecision::addEdges() {
  for (NodeId node = 1; node < ops.size(); ++node) {
    for (Value result : ops[node]->getResults()) {
      if (!isPlannable(result))
        continue;
      for (OpOperand &use : result.getUses()) {
        NodeId reader = nodeOf.lookup(use.getOwner());
        bool keeps = reader != opaque &&
                     getOperandRole(use.getOwner(), specs[reader],
                                    use.getOperandNumber()) == PortRole::Keep;
        graph.addEdge(node, keeps ? opaque : reader);
      }
    }
  }
  graph.finalize();
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

/// Whether a use ends in a result of the step that stays f32, or in what a
/// guard, a loop or a branch takes. A loss rounded to bf16 has two digits.
static bool isWideSink(OpOperand &use) {
  Operation *owner = use.getOwner();
  if (owner != &owner->getBlock()->back() ||
      !owner->hasTrait<OpTrait::ReturnLike>())
    return false;
  auto function = dyn_cast<FunctionOpInterface>(owner->getParentOp());
  if (!function)
    return isa<PrecisionOpInterface>(owner->getParentOp());
  std::optional<Role> role =
      parseRole(function.getResultAttr(use.getOperandNumber(), attr::role));
  return role == Role::NewParameter || role == Role::NewState ||
         role == Role::Loss || role == Role::Metric;
}

/// Of class allow, and not by a level that allows everything.
bool FunctionPrecision::isSeed(NodeId node) const {
  return graph[node].opClass == OpClass::Allow &&
         (classes[node].source != ClassDecision::Source::Level ||
          specs[node].opClass == OpClass::Allow);
}

void FunctionPrecision::pinResults() {
  // Backwards: all readers of an op come before it. Contractions are where the
  // update begins: their results are gradients, not state.
  llvm::BitVector feedsResults(ops.size());
  for (NodeId node = ops.size() - 1; node > 0; --node) {
    if (isSeed(node) || ops[node]->use_empty())
      continue;
    if (llvm::all_of(ops[node]->getUses(), [&](OpOperand &use) {
          return isWideSink(use) ||
                 feedsResults.test(nodeOf.lookup(use.getOwner()));
        })) {
      feedsResults.set(node);
      pin(node, PinReason::FeedsResults);
    }
  }
}

//===----------------------------------------------------------------------===//
// The seed
//===----------------------------------------------------------------------===//

/// Whether an op that sums nothing multiplies what it reads by other values.
static bool multiplies(Operation *op) {
  auto linear = dyn_cast<LinearityOpInterface>(op);
  if (!linear)
    return false;
  LinearityKind kind = linear.getLinearity().kind;
  return kind == LinearityKind::Linear || kind == LinearityKind::Product ||
         kind == LinearityKind::Quotient;
}

/// A loss scale is beyond f16, and the divisors that make a gradient of it (the
/// size of the batch, of a mean) may come after the seed has met a tensor. So
/// nothing is rounded before the first sum.
void FunctionPrecision::pinSeeds(ArrayRef<Operation *> scales) {
  SmallVector<Operation *> pending(scales);
  DenseSet<Operation *> seen;
  while (!pending.empty()) {
    for (Operation *user : pending.pop_back_val()->getUsers()) {
      NodeId node = nodeOf.lookup(user);
      if (node == opaque || !multiplies(user) || !seen.insert(user).second)
        continue;
      OpClass opClass = classes[node].source == ClassDecision::Source::Level
                            ? *specs[node].opClass
                            : *graph[node].opClass;
      if (graph[node].accumulates ||
          (opClass != OpClass::Infer && opClass != OpClass::Clear))
        continue;
      pin(node, PinReason::Seed);
      pending.push_back(user);
    }
  }
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

static bool movesOneValue(Operation *op, const PrecisionSpec &spec) {
  return op->getNumOperands() == 1 && op->getNumResults() == 1 &&
         spec.operands[0] == PortRole::Follow;
}

/// Whether the op chooses between its operands, so that a non-finite one does
/// no harm where it is not chosen.
static bool selects(Operation *op, const PrecisionSpec &spec) {
  return spec.operands[0] == PortRole::Follow ||
         (op->getNumResults() == 1 && !isPlannable(op->getResult(0)));
}

/// Whether every reader of an op selects, behind a cast or not: JAX writes
/// `x * inf` and takes it only where x is 1.
static bool isOnlySelected(Operation *op) {
  SmallVector<Operation *> pending = {op};
  while (!pending.empty()) {
    Operation *next = pending.pop_back_val();
    if (next->use_empty())
      return false;
    for (Operation *user : next->getUsers()) {
      auto precise = dyn_cast<PrecisionOpInterface>(user);
      if (isa<CastOp>(user))
        pending.push_back(user);
      else if (!precise || !selects(user, precise.getPrecisionSpec()))
        return false;
    }
  }
  return true;
}

static std::string format(const APFloat &value) {
  std::string text;
  llvm::raw_string_ostream(text) << llvm::format("%g", value.convertToDouble());
  return text;
}

/// Whether an op may read a constant that is not finite: it chooses, or it adds
/// a mask, which leaves the other elements alone.
static bool mayRead(Operation *op, const PrecisionSpec &spec,
                    const NonFiniteConstant &nonFinite) {
  if (selects(op, spec) || isOnlySelected(op))
    return true;
  auto linear = dyn_cast<LinearityOpInterface>(op);
  return nonFinite.isMask && linear &&
         linear.getLinearity().kind == LinearityKind::Common;
}

LogicalResult FunctionPrecision::pinConstants(FloatType low,
                                              ArrayRef<Operation *> constants) {
  for (Operation *constant : constants) {
    DenseElementsAttr value;
    if (!matchPattern(constant, m_Constant(&value)))
      continue;
    ConstantFit fit = fitConstant(value, low);
    std::optional<NonFiniteConstant> nonFinite = findNonFiniteConstant(value);
    if (fit.kind == ConstantFit::Kind::Fits && !nonFinite)
      continue;
    std::string text = llvm::formatv(
        "constant {0} {1} in {2}", format(fit.value),
        fit.kind == ConstantFit::Kind::Overflows ? "overflows" : "vanishes",
        low);
    SmallVector<Operation *> pending(constant->getUsers());
    DenseSet<Operation *> seen;
    while (!pending.empty()) {
      Operation *user = pending.pop_back_val();
      NodeId node = nodeOf.lookup(user);
      if (node == opaque || !seen.insert(user).second)
        continue;
      if (nonFinite && !mayRead(user, specs[node], *nonFinite)) {
        InFlightDiagnostic diag =
            user->emitOpError("computes with the non-finite constant ")
            << format(nonFinite->value)
            << (nonFinite->isMask ? " among its elements: some results are"
                                  : ": every result is")
            << " non-finite; mask with it by a select";
        diag.attachNote(constant->getLoc()) << "the constant is here";
        return diag;
      }
      if (fit.kind != ConstantFit::Kind::Fits)
        pinText(node, PinReason::Constant, text);
      if (movesOneValue(user, specs[node]))
        llvm::append_range(pending, user->getUsers());
    }
  }
  return success();
}

//===----------------------------------------------------------------------===//
// What the policy says of sizes and arguments
//===----------------------------------------------------------------------===//

void FunctionPrecision::pinText(NodeId node, PinReason reason,
                                std::string text) {
  pin(node, reason);
  if (pins[node] == reason)
    pinTexts.try_emplace(node, std::move(text));
}

void FunctionPrecision::pinSmall(int64_t minFlops) {
  for (NodeId node = 1; node < ops.size(); ++node) {
    if (!isContraction(node))
      continue;
    auto contraction = dyn_cast<AlignableOpInterface>(ops[node]);
    int64_t flops = contraction ? countFlops(contraction) : 0;
    if (flops < minFlops)
      pinText(node, PinReason::Small,
              llvm::formatv("has {0} FLOPs, fewer than the policy's {1}", flops,
                            minFlops));
  }
}

void FunctionPrecision::pinArguments(PolicyAttr policy) {
  for (BlockArgument argument : function.getArguments()) {
    PolicyRuleAttr rule = findArgumentRule(policy, getArgumentName(argument));
    if (!rule)
      continue;
    argumentRules[argument] = rule;
    SmallVector<Operation *> pending;
    if (rule.getOpClass() == OpClass::Deny)
      llvm::append_range(pending, argument.getUsers());
    while (!pending.empty()) {
      Operation *user = pending.pop_back_val();
      NodeId node = nodeOf.lookup(user);
      if (node == opaque || pins[node] != PinReason::None)
        continue;
      pinText(node, PinReason::Argument,
              "reads what rule " + describe(rule) + " denies");
      if (movesOneValue(user, specs[node]))
        llvm::append_range(pending, user->getUsers());
    }
  }
}

//===----------------------------------------------------------------------===//
// Graph
//===----------------------------------------------------------------------===//

FailureOr<FunctionPrecision>
FunctionPrecision::build(FunctionOpInterface function, PolicyAttr policy,
                         ClassResolver &resolver) {
  FunctionPrecision result;
  result.function = function;
  result.reserve();
  result.graph.addNode({});
  result.ops.push_back(nullptr);
  result.specs.push_back(PrecisionSpec::opaque());
  result.classes.emplace_back();
  result.pins.push_back(PinReason::None);

  SmallVector<Operation *> constants, seeds;
  auto visit = [&](Operation *op) {
    if (op == function)
      return WalkResult::advance();
    if (op->getNumOperands() == 0 && op->hasTrait<OpTrait::ConstantLike>()) {
      constants.push_back(op);
      return WalkResult::skip();
    }
    auto precise = dyn_cast<PrecisionOpInterface>(op);
    if (!precise) {
      if (touchesFloats(op))
        result.unknown.insert(op->getName());
      return WalkResult::skip();
    }
    PrecisionSpec spec = precise.getPrecisionSpec();
    if (spec.hasOneTypeOnChips && !policy.getChips().empty())
      spec.results.fill(PortRole::Compute);
    if (spec.opClass && touchesFloats(op)) {
      ClassDecision decision = resolver.resolve(op, spec);
      if (decision.isFence())
        result.fences.push_back(op);
      else
        result.addOp(precise, spec, decision);
    } else if (scalesLoss(op))
      seeds.push_back(op);
    return spec.entersRegions ? WalkResult::advance() : WalkResult::skip();
  };
  // Whatever the order of the blocks, an op comes before those that read it.
  function->walk<WalkOrder::PreOrder, ForwardDominanceIterator<>>(visit);
  result.addEdges();
  result.pinResults();
  result.pinSeeds(seeds);
  if (failed(result.pinConstants(policy.getType(), constants)))
    return failure();
  result.pinSmall(policy.getMinFlops());
  result.pinArguments(policy);
  return std::move(result);
}
