//===- CheckScaleReaders.cpp - Who reads a loss scale ---------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Degrees see what mp.scale multiplies. Here the scale is a value like another
// one: whatever else reads it carries it on, to where it must not come.
//
//===----------------------------------------------------------------------===//

#include "CheckScaleReaders.h"

#include "CheckGuards.h"

#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"
#include "mp/Dialect/MP/IR/MPScalerOps.h"
#include "mp/Dialect/MP/Utils/PortNames.h"
#include "mp/Support/Messages.h"
#include "mp/Support/OpPath.h"

using namespace mlir;
using namespace mlir::mp;
using Graph = DegreeGraph;

namespace {
/// The values that one value reaches, and by which use each of them.
class Reach {
public:
  /// `hands` says whether the op makes its result of this number of the operand
  /// of that number.
  using Hands = llvm::function_ref<bool(Operation *op, unsigned operand,
                                        unsigned result)>;

  Reach(const StepGraph &step, Value start, Hands hands)
      : step(step), start(step.getId(start)) {
    follow(hands);
  }
  bool contains(Graph::ValueId value) const {
    return value == start || cameBy.contains(value);
  }
  bool contains(Value value) const { return contains(step.getId(value)); }
  /// The ops on the way to a value, the last one first.
  SmallVector<Operation *> getWay(Graph::ValueId value) const;

private:
  void follow(Hands hands);

  const StepGraph &step;
  Graph::ValueId start;
  llvm::DenseMap<Graph::ValueId, Graph::Use> cameBy;
};
} // namespace

void Reach::follow(Hands hands) {
  const Graph &graph = step.getGraph();
  SmallVector<Graph::ValueId> found{start};
  for (size_t next = 0; next < found.size(); ++next)
    for (Graph::Use use : graph.getValue(found[next]).uses)
      for (auto [index, result] :
           llvm::enumerate(graph.getNode(use.node).results))
        if (!contains(result) &&
            hands(step.getOp(use.node), use.operand, index)) {
          cameBy.try_emplace(result, use);
          found.push_back(result);
        }
}

SmallVector<Operation *> Reach::getWay(Graph::ValueId value) const {
  SmallVector<Operation *> ops;
  for (auto by = cameBy.find(value); by != cameBy.end();
       by = cameBy.find(value)) {
    ops.push_back(step.getOp(by->second.node));
    value = step.getGraph().getOperand(by->second);
  }
  return ops;
}

/// All but what takes the scale into a value, or out of it: what a scaler makes
/// besides the next scale is its own state.
static bool handsScale(Operation *op, unsigned operand, unsigned result) {
  if (isa<ScaleOp, UnscaleOp>(op))
    return operand == 0;
  return !isa<LossScalerOpInterface>(op) || result == 0;
}

namespace {
/// Of one argument that is a loss scale.
class ReaderCheck {
public:
  ReaderCheck(EntryFunction main, const StepGraph &step, unsigned scale)
      : main(main), step(step), scale(scale), owners(main.getPairedArguments()),
        reach(step, main.getArgument(scale), handsScale) {}
  LogicalResult run();

private:
  LogicalResult checkDecision(Graph::NodeId node);
  LogicalResult refuse(unsigned index);
  bool mayRead(unsigned index) const;
  bool isMadeOfScalesAlone(Value value) const;
  InFlightDiagnostic tell(InFlightDiagnostic error, Graph::ValueId value);

  EntryFunction main;
  const StepGraph &step;
  unsigned scale;
  /// The argument whose next value each result is.
  SmallVector<std::optional<unsigned>> owners;
  Reach reach;
};
} // namespace

/// Ends a message about what is made of the scale.
InFlightDiagnostic ReaderCheck::tell(InFlightDiagnostic error,
                                     Graph::ValueId value) {
  SmallVector<Operation *> way = reach.getWay(value);
  error << " the loss scale '" << main.getArgumentName(scale) << "'"
        << tellOps(way)
        << ": a step does the same whatever its loss is scaled by";
  if (!way.empty())
    error.attachNote(way.back()->getLoc()) << "the scale is read here";
  return error;
}

LogicalResult ReaderCheck::checkDecision(Graph::NodeId id) {
  const Graph::Node &node = step.getGraph().getNode(id);
  Operation *op = step.getOp(id);
  if (node.kind != Graph::NodeKind::Exit || isa<func::ReturnOp>(op))
    return success();
  for (Graph::ValueId value : node.operands)
    if (reach.contains(value))
      return tell(op->emitError() << "decides what the step does by", value);
  return success();
}

/// Arguments that are not scales lead to no metric of scales. What a scaler
/// makes is a scale, though it reads the flag of the gradients.
bool ReaderCheck::isMadeOfScalesAlone(Value value) const {
  SmallVector<Graph::ValueId> scales;
  for (unsigned index : main.getArgumentsWithRole(Role::LossScale))
    scales.push_back(step.getId(main.getArgument(index)));
  main.getFunction()->walk([&](LossScalerOpInterface scaler) {
    scales.push_back(step.getId(scaler->getResult(0)));
  });
  llvm::BitVector others =
      step.getGraph().getAncestors(step.getId(value), scales);
  return llvm::none_of(step.getGraph().getArguments(),
                       [&](Graph::ValueId id) { return others.test(id); });
}

/// Whether a result may be made of the scale.
bool ReaderCheck::mayRead(unsigned index) const {
  Value value = main.getResult(index);
  if (std::optional<unsigned> owner = owners[index])
    return main.getArgumentRole(*owner) == Role::LossScale;
  if (main.getResultRole(index).value_or(Role::Metric) != Role::Metric)
    return false;
  // Whether training has stalled is a question to the scale.
  return !step.getGraph().getValue(step.getId(value)).isFloat ||
         isMadeOfScalesAlone(value);
}

LogicalResult ReaderCheck::refuse(unsigned index) {
  std::optional<unsigned> owner = owners[index];
  InFlightDiagnostic error = main.getReturn().emitError();
  if (owner)
    error << "the next value of '" << main.getArgumentName(*owner)
          << "' is made of";
  else
    error << "returns '" << main.getResultName(index) << "', which is made of";
  return tell(std::move(error), step.getId(main.getResult(index)));
}

/// Of several results the nearest to the scale is named.
LogicalResult ReaderCheck::run() {
  for (Graph::NodeId id = 0; id < step.getGraph().getNodes().size(); ++id)
    if (failed(checkDecision(id)))
      return failure();
  std::optional<std::pair<size_t, unsigned>> nearest;
  for (unsigned index = 0; index < main.getNumResults(); ++index) {
    Graph::ValueId id = step.getId(main.getResult(index));
    if (!reach.contains(id) || mayRead(index))
      continue;
    std::pair<size_t, unsigned> found(reach.getWay(id).size(), index);
    nearest = nearest ? std::min(*nearest, found) : found;
  }
  return nearest ? refuse(nearest->second) : success();
}

LogicalResult mp::checkScaleReaders(EntryFunction main, const StepGraph &step) {
  for (unsigned index : main.getArgumentsWithRole(Role::LossScale))
    if (failed(ReaderCheck(main, step, index).run()))
      return failure();
  return success();
}

LogicalResult mp::checkSaturation(EntryFunction main, const StepGraph &step,
                                  CastOp cast, StringRef scale) {
  if (!cast.getSaturate())
    return success();
  Reach reach(step, cast.getResult(),
              [](Operation *, unsigned, unsigned) { return true; });
  SmallVector<Operation *> way;
  main.getFunction()->walk([&](UnscaleOp unscale) {
    if (way.empty() && reach.contains(unscale.getResult()))
      way = reach.getWay(step.getId(unscale.getResult()));
  });
  way.push_back(cast);
  return cast.emitError() << "makes a number of an infinity that '" << scale
                          << "' scales: an overflow in "
                          << nameGradient(main, step, cast.getResult())
                          << tellOps(way) << ", would go unseen";
}

/// The number that `value` is, rounded as the casts before it do; none where
/// it is computed or given.
static std::optional<APFloat> findNumber(Value value) {
  SmallVector<CastOp> casts;
  while (auto cast = value.getDefiningOp<CastOp>()) {
    casts.push_back(cast);
    value = cast.getInput();
  }
  DenseFPElementsAttr constant;
  if (!matchPattern(value, m_Constant(&constant)) || !constant.isSplat())
    return std::nullopt;
  APFloat number = constant.getSplatValue<APFloat>();
  for (CastOp cast : llvm::reverse(casts)) {
    auto type = dyn_cast<FloatType>(getElementTypeOrSelf(cast.getType()));
    if (!type)
      return std::nullopt;
    bool losesInfo;
    number.convert(type.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                   &losesInfo);
  }
  return number;
}

LogicalResult mp::checkFirstScales(EntryFunction main) {
  auto module = main.getFunction()->getParentOfType<ModuleOp>();
  auto init = module.lookupSymbol<func::FuncOp>(InitFunction::symbol);
  if (!init || !init.getBody().hasOneBlock())
    return success();
  Operation *end = init.getBody().front().getTerminator();
  PortNames made = PortNames::ofResults(init);
  for (unsigned scale : main.getArgumentsWithRole(Role::LossScale)) {
    std::string name = main.getArgumentName(scale);
    std::optional<unsigned> first = made.find(name);
    if (!first)
      continue;
    std::optional<APFloat> number = findNumber(end->getOperand(*first));
    if (!number || (number->isNormal() && !number->isNegative()))
      continue;
    SmallString<16> text;
    number->toString(text);
    return end->emitError() << "gives the loss scale " << quote(name)
                            << " the first value " << text
                            << "; it has to be above 0, finite, and so its "
                               "reciprocal";
  }
  return success();
}
