//===- PlanProgram.cpp - A plan, ready to be executed ---------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Arguments and results of the program are held as the interpreter holds them,
// and brought to and from the slots around each step, so that whatever runs a
// program runs a plan. Lifetimes are those of the plan's calls: what a call
// touches first begins before it, also before it reads, and what it touches
// last ends behind it.
//
//===----------------------------------------------------------------------===//

#include "mp/Execution/PlanProgram.h"

#include "Calls.h"
#include "mp/Dialect/MPRT/Analysis/LibraryRules.h"
#include "mp/Dialect/MPRT/Analysis/Liveness.h"
#include "mp/Dialect/MPRT/Analysis/UnreadBuffers.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::exec;

namespace mlir::mp::exec {
/// Makes the steps of a program from the calls of a plan.
class PlanProgramBuilder {
public:
  PlanProgramBuilder(mprt::PlanOp plan, func::FuncOp declaration,
                     const ProgramOptions &options);
  FailureOr<std::unique_ptr<Program>> build();

private:
  /// What all steps of the program share.
  struct State {
    PlanContext context;
    /// Where arguments come from and results go, in the order of the slots.
    SmallVector<std::pair<View, Buffer>> arguments, results;
  };

  LogicalResult checkTypes();
  LogicalResult takeMemory();
  LogicalResult bindSlot(mprt::SlotOp slot);
  LogicalResult addCalls();
  FailureOr<Call> makeCall(Operation &op);
  /// Appends what is done at each step; an error is emitted on `op`, and ends
  /// the run.
  void addStep(Operation *op, Call call);

  mprt::PlanOp plan;
  std::unique_ptr<Program> program;
  std::shared_ptr<State> state;
};
} // namespace mlir::mp::exec

PlanProgramBuilder::PlanProgramBuilder(mprt::PlanOp plan,
                                       func::FuncOp declaration,
                                       const ProgramOptions &options)
    : plan(plan), program(new Program()),
      state(
          new State{{PlanMemory(),
                     CallPrograms(plan->getParentOfType<ModuleOp>(), options)},
                    {},
                    {}}) {
  program->source = declaration;
  program->options = options;
}

FailureOr<std::unique_ptr<Program>>
mp::exec::compilePlan(mprt::PlanOp plan, func::FuncOp declaration,
                      const ProgramOptions &options) {
  return PlanProgramBuilder(plan, declaration, options).build();
}

FailureOr<std::unique_ptr<Program>> PlanProgramBuilder::build() {
  if (program->options.precision != Precision::Native)
    return plan.emitOpError("runs in the types that it was planned with only");
  if (failed(checkLibraryRules(plan)) || failed(checkUnreadBuffers(plan)) ||
      failed(checkTypes()) || failed(takeMemory()))
    return failure();
  addStep(plan, [state = state]() -> llvm::Error {
    PlanMemory &memory = state->context.memory;
    memory.startStep();
    for (const auto &[view, buffer] : state->arguments)
      view.bind(memory, buffer.storage, buffer.data);
    return llvm::Error::success();
  });
  if (failed(addCalls()))
    return failure();
  addStep(plan, [state = state]() -> llvm::Error {
    for (const auto &[view, buffer] : state->results)
      if (llvm::Error error =
              view.read(state->context.memory, buffer.storage, buffer.data))
        return error;
    return llvm::Error::success();
  });
  return std::move(program);
}

LogicalResult PlanProgramBuilder::checkTypes() {
  for (Operation &op : plan.getBody().front())
    for (Value value : op.getResults()) {
      RankedTensorType type = mprt::getTensorType(value);
      if (type && !elementKindOf(type.getElementType()))
        return op.emitOpError()
               << "holds " << type << ", which the interpreter does not store";
    }
  return success();
}

LogicalResult PlanProgramBuilder::bindSlot(mprt::SlotOp slot) {
  auto type = cast<RankedTensorType>(slot.getType());
  ElementKind kind = *elementKindOf(type.getElementType());
  llvm::Expected<Tensor> tensor =
      Tensor::allocate(kind, type.getShape(), Precision::Native);
  if (!tensor)
    return slot.emitOpError() << toString(tensor.takeError());
  bool isArgument = slot.getKind() == mprt::SlotKind::Argument;
  Buffer &buffer =
      (isArgument ? program->inputs : program->outputs)[slot.getIndex()];
  buffer = bufferOf(*tensor);
  program->totalBytes += tensor->bytes();
  (isArgument ? state->arguments : state->results)
      .emplace_back(View(state->context.memory.find(slot), type), buffer);
  program->values.push_back(std::move(*tensor));
  return success();
}

LogicalResult PlanProgramBuilder::takeMemory() {
  PlanMemory &memory = state->context.memory;
  if (llvm::Error error = memory.allocate(plan, program->options.memoryLimit))
    return plan.emitOpError() << toString(std::move(error));
  program->totalBytes += memory.totalBytes();
  program->inputs.resize(program->source.getNumArguments());
  program->outputs.resize(program->source.getNumResults());
  for (auto slot : plan.getBody().getOps<mprt::SlotOp>())
    if (failed(bindSlot(slot)))
      return failure();
  for (auto constant : plan.getBody().getOps<mprt::ConstantOp>()) {
    FailureOr<std::vector<char>> bytes =
        bytesOfConstant(constant.getLoc(), constant.getValue());
    if (failed(bytes))
      return failure();
    memory.bind(memory.find(constant), bytes->data());
  }
  return success();
}

FailureOr<Call> PlanProgramBuilder::makeCall(Operation &op) {
  using Result = FailureOr<Call>;
  PlanContext &context = state->context;
  return llvm::TypeSwitch<Operation *, Result>(&op)
      .Case([&](mprt::LaunchOp op) { return makeLaunch(op, context); })
      .Case([&](mprt::CopyOp op) { return makeCopy(op, context); })
      .Case([&](mprt::FillOp op) { return makeFill(op, context); })
      .Case([&](mprt::MatmulOp op) { return makeMatmul(op, context); })
      .Case([&](mprt::ConvOp op) { return makeConv(op, context); })
      .Case([&](mprt::PoolOp op) { return makePool(op, context); })
      .Default([](Operation *op) -> Result {
        return op->emitOpError("is a call that the device 'plan' has not");
      });
}

LogicalResult PlanProgramBuilder::addCalls() {
  PlanMemory &memory = state->context.memory;
  Liveness liveness(plan);
  llvm::DenseMap<int64_t, SmallVector<Place>> begins, ends;
  for (auto [buffer, range] :
       llvm::zip_equal(liveness.buffers, liveness.ranges)) {
    begins[range.first].push_back(memory.find(buffer));
    ends[range.last].push_back(memory.find(buffer));
  }
  int64_t number = 0;
  for (Operation &op : plan.getBody().front()) {
    if (op.getNumOperands() == 0) // a declaration
      continue;
    FailureOr<Call> call = makeCall(op);
    if (failed(call))
      return failure();
    addStep(&op,
            [state = state, begins = begins.lookup(number),
             ends = ends.lookup(number),
             call = std::move(*call)]() mutable -> llvm::Error {
              PlanMemory &memory = state->context.memory;
              for (const Place &place : begins)
                memory.begin(place);
              if (llvm::Error error = call())
                return error;
              for (const Place &place : ends)
                memory.end(place);
              return llvm::Error::success();
            });
    ++number;
  }
  return success();
}

void PlanProgramBuilder::addStep(Operation *op, Call call) {
  Kernel kernel = [op, program = program.get(),
                   call = std::move(call)]() mutable {
    if (program->isFaulty)
      return;
    if (llvm::Error error = call()) {
      program->isFaulty = true;
      op->emitOpError() << toString(std::move(error));
    }
  };
  program->steps.push_back({op, std::move(kernel), {}, program->steps.size()});
}
