//===- Program.cpp - A function, ready to be executed ---------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Only running: where memory lies was decided by ProgramBuilder.
//
//===----------------------------------------------------------------------===//

#include "mp/Execution/Program.h"

#include "mp/Support/Assert.h"

#include <cstdlib>
#include <cstring>

using namespace mlir;
using namespace mlir::mp::exec;

Program::~Program() = default;

double Buffer::number(int64_t index) const {
  switch (storage) {
  case Storage::F32:
    return as<float>()[index];
  case Storage::F64:
    return as<double>()[index];
  case Storage::I64:
    return as<int64_t>()[index];
  case Storage::Bool:
    break;
  }
  return as<uint8_t>()[index];
}

void Program::Free::operator()(void *memory) const { std::free(memory); }

void Program::setArgument(unsigned index, const Tensor &value) {
  MP_ASSERT(value.kind() == inputs[index].kind &&
                value.count() == inputs[index].count,
            "bind first");
  std::memcpy(inputs[index].data, value.data(), inputs[index].bytes());
}

llvm::Expected<Tensor> Program::result(unsigned index) const {
  const Buffer &buffer = outputs[index];
  llvm::Expected<Tensor> value =
      Tensor::allocate(buffer.kind, buffer.shape, options.precision);
  if (value)
    std::memcpy(value->data(), buffer.data, buffer.bytes());
  return value;
}

void Program::feedBack(ArrayRef<std::pair<unsigned, unsigned>> pairs) {
  // A result may be an argument's own buffer: all leave before any arrives.
  size_t bytes = 0;
  for (auto [result, argument] : pairs)
    bytes += outputs[result].bytes();
  staging.resize(bytes);
  char *at = staging.data();
  for (auto [result, argument] : pairs) {
    std::memcpy(at, outputs[result].data, outputs[result].bytes());
    at += outputs[result].bytes();
  }
  at = staging.data();
  for (auto [result, argument] : pairs) {
    std::memcpy(inputs[argument].data, at, inputs[argument].bytes());
    at += inputs[argument].bytes();
  }
}

void Program::run() {
  for (Step &step : steps)
    step.kernel();
}

void Program::run(Observer observe, bool showsRegions) {
  observerOfRegions = showsRegions ? &observe : nullptr;
  for (Step &step : steps) {
    step.kernel();
    if (step.op)
      observe(step.op, step.results);
  }
  observerOfRegions = nullptr;
}
