//===- CallPrograms.cpp - Calls that the interpreter computes -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CallPrograms.h"

#include "mlir/IR/Verifier.h"
#include "mp/Dialect/MP/IR/MPFusionOps.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::exec;

/// Memory of programs that stay compiled, in bytes.
static constexpr int64_t maxKeptBytes = int64_t(1) << 30;

CallPrograms::CallPrograms(ModuleOp module, const ProgramOptions &options)
    : options(options), functions(ModuleOp::create(module.getLoc())) {}

LogicalResult CallPrograms::compile(func::FuncOp function) {
  auto program = Program::compile(function, options);
  if (failed(program))
    return failure();
  if ((*program)->memoryBytes() <= maxKeptBytes - keptBytes) {
    keptBytes += (*program)->memoryBytes();
    programs[function] = std::move(*program);
  }
  return success();
}

FailureOr<func::FuncOp>
CallPrograms::makeFunction(Location loc, TypeRange arguments, BuildBody build) {
  OpBuilder builder(functions->getBodyRegion());
  std::string name =
      "call" + std::to_string(functions->getBody()->getOperations().size());
  auto function = func::FuncOp::create(builder, loc, name,
                                       builder.getFunctionType(arguments, {}));
  builder.setInsertionPointToStart(function.addEntryBlock());
  SmallVector<Value> results = build(builder, function.getArguments());
  if (results.empty())
    return failure();
  func::ReturnOp::create(builder, loc, results);
  function.setType(builder.getFunctionType(arguments, TypeRange(results)));
  if (failed(verify(function)) || failed(compile(function)))
    return failure();
  return function;
}

FailureOr<func::FuncOp> CallPrograms::getFunction(mprt::KernelOp kernel) {
  if (func::FuncOp known = ofKernels.lookup(kernel))
    return known;
  Block &block = kernel.getBody().front();
  FailureOr<func::FuncOp> function = makeFunction(
      kernel.getLoc(), block.getArgumentTypes(),
      [&](OpBuilder &builder, ValueRange arguments) -> SmallVector<Value> {
        IRMapping mapping;
        mapping.map(block.getArguments(), arguments);
        for (FusionOp fusion : kernel.getFusions())
          builder.clone(*fusion, mapping);
        return llvm::map_to_vector(
            block.getTerminator()->getOperands(),
            [&](Value value) { return mapping.lookup(value); });
      });
  if (succeeded(function))
    ofKernels[kernel] = *function;
  return function;
}

llvm::Error CallPrograms::run(func::FuncOp function, ArrayRef<View> arguments,
                              ArrayRef<View> results, PlanMemory &memory) {
  std::unique_ptr<Program> own;
  auto kept = programs.find(function);
  if (kept == programs.end()) {
    auto program = Program::compile(function, options);
    if (failed(program))
      return llvm::createStringError("cannot be compiled again");
    own = std::move(*program);
  }
  Program &program = own ? *own : *kept->second;
  for (auto [view, buffer] : llvm::zip_equal(arguments, program.arguments()))
    if (llvm::Error error = view.read(memory, buffer.storage, buffer.data))
      return error;
  program.run();
  for (auto [view, buffer] : llvm::zip_equal(results, program.results()))
    if (llvm::Error error = view.write(memory, buffer.storage, buffer.data))
      return error;
  return llvm::Error::success();
}
