//===- StepLoop.cpp - Running a step again and again ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads only roles, names and pairs: it knows no optimizer.
//
//===----------------------------------------------------------------------===//

#include "mp/Execution/StepLoop.h"

#include <cstring>

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::exec;

/// Whether no pass of ours has added the argument.
static bool isOfAuthor(EntryFunction main, unsigned argument) {
  return !StringRef(main.getArgumentName(argument)).starts_with("mp.");
}

FailureOr<StepLoop> StepLoop::create(EntryFunction main, Program &program) {
  StepLoop loop;
  loop.program = &program;
  SmallVector<std::pair<unsigned, unsigned>> counters;
  for (unsigned i = 0; i < main.getNumArguments(); ++i) {
    std::optional<unsigned> result = main.getPair(i);
    if (!result)
      continue;
    Type from = main.getResult(*result).getType();
    Type to = main.getArgument(i).getType();
    if (from != to)
      return main.getFunction().emitError("result ")
             << *result << " of type " << from
             << " cannot be the next value of argument " << i << " of type "
             << to;
    loop.pairs.emplace_back(*result, i);
    std::optional<Role> role = main.getArgumentRole(i);
    if (role == Role::Parameter || role == Role::OptimizerState)
      loop.guarded.emplace_back(*result, i);
    if (role == Role::Counter && isOfAuthor(main, i))
      counters.emplace_back(*result, i);
    if (role == Role::LossScale) {
      loop.lossScales.push_back(i);
      loop.scaleNames.push_back(main.getArgumentName(i));
    }
  }
  // A step that only counts and gathers, maybe the same gradients again, is
  // not skipped. Whose author moves the loss scale may count what he skips.
  if (llvm::none_of(main.getArgumentsWithRole(Role::LossScale),
                    [&](unsigned i) { return isOfAuthor(main, i); }) &&
      !loop.guarded.empty())
    llvm::append_range(loop.guarded, counters);
  for (unsigned i = 0; i < main.getNumResults(); ++i) {
    std::optional<Role> role = main.getResultRole(i);
    if (role != Role::Loss && role != Role::Metric)
      continue;
    loop.indices[role == Role::Metric].push_back(i);
    loop.names[role == Role::Metric].push_back(main.getResultName(i));
  }
  return loop;
}

void StepLoop::start(const StepInputs &inputs) {
  for (auto [index, value] : llvm::enumerate(inputs.values()))
    if (value)
      program->setArgument(index, *value);
}

StepRecord StepLoop::run(const StepInputs &inputs, int64_t index,
                         std::optional<Program::Observer> observe) {
  return run(inputs, index, [&] {
    if (observe)
      program->run(*observe);
    else
      program->run();
  });
}

StepRecord StepLoop::run(const StepInputs &inputs, int64_t index,
                         llvm::function_ref<void()> execute) {
  ArrayRef<Buffer> arguments = program->arguments();
  for (unsigned i = 0; i < arguments.size(); ++i)
    if (const Tensor *batches = inputs.batches(i)) {
      int64_t slice = index % batches->shape().front();
      std::memcpy(arguments[i].data,
                  static_cast<const char *>(batches->data()) +
                      slice * arguments[i].bytes(),
                  arguments[i].bytes());
    }
  execute();

  StepRecord record;
  ArrayRef<Buffer> results = program->results();
  for (unsigned i : indices[0])
    record.losses.push_back(results[i].number(0));
  for (unsigned i : indices[1])
    record.metrics.push_back(results[i].number(0));
  for (unsigned i : lossScales)
    record.lossScales.push_back(arguments[i].number(0));
  record.isSkipped = !guarded.empty() && llvm::all_of(guarded, [&](auto pair) {
    const Buffer &next = results[pair.first];
    return std::memcmp(next.data, arguments[pair.second].data, next.bytes()) ==
           0;
  });
  return record;
}
