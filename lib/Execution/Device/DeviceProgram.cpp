//===- DeviceProgram.cpp - A program that the runtime runs ----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Execution/DeviceProgram.h"

#include "../ElementBytes.h"
#include "../Plan/Calls.h"
#include "mp/Dialect/MP/Utils/EntryFunction.h"
#include "mp/Execution/Npz.h"
#include "mp/Execution/PlanProgram.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::exec;

namespace mlir::mp::exec {
/// A slot, the buffer that stands for it, and the bytes that the device holds.
struct HostSlot {
  uint32_t number;
  Buffer buffer;
  std::vector<char> bytes;
  /// Of an argument: whether the device has the bytes. Of a result: the
  /// argument whose next value it is, or -1.
  bool isThere = false;
  int64_t argument = -1;
};

/// What all steps of a program share.
struct DeviceState {
  std::shared_ptr<DeviceArtifact> artifact;
  mp_program *program = nullptr;
  mp_run_mode mode = MP_RUN_GRAPH;
  std::vector<HostSlot> arguments, results;

  DeviceState() = default;
  DeviceState(const DeviceState &) = delete;
  DeviceState &operator=(const DeviceState &) = delete;
  ~DeviceState() {
    if (artifact && artifact->step == program)
      artifact->step = nullptr;
    if (program)
      mp_program_destroy(program);
  }

  mp_status step();

private:
  mp_status write(HostSlot &slot);
  mp_status read(HostSlot &slot);
};
} // namespace mlir::mp::exec

static int64_t bytesOf(const Buffer &buffer) {
  return buffer.count * fileByteWidth(buffer.kind);
}

mp_status DeviceState::write(HostSlot &slot) {
  std::vector<char> bytes(bytesOf(slot.buffer));
  storeElements(slot.buffer.data, slot.buffer.kind, slot.buffer.storage,
                bytes.data(), slot.buffer.count);
  if (slot.isThere && bytes == slot.bytes)
    return MP_OK;
  slot.bytes = std::move(bytes);
  slot.isThere = true;
  return mp_program_write(program, slot.number, slot.bytes.data(),
                          slot.bytes.size());
}

mp_status DeviceState::read(HostSlot &slot) {
  slot.bytes.resize(bytesOf(slot.buffer));
  if (mp_status status = mp_program_read(program, slot.number,
                                         slot.bytes.data(), slot.bytes.size());
      status != MP_OK)
    return status;
  loadElements(slot.bytes.data(), slot.buffer.kind, slot.buffer.storage,
               slot.buffer.data, slot.buffer.count);
  if (slot.argument != -1)
    arguments[slot.argument].bytes = slot.bytes;
  return MP_OK;
}

mp_status DeviceState::step() {
  for (HostSlot &slot : arguments)
    if (mp_status status = write(slot); status != MP_OK)
      return status;
  if (mp_status status = mp_program_run(program, 1, mode); status != MP_OK)
    return status;
  for (HostSlot &slot : results)
    if (mp_status status = read(slot); status != MP_OK)
      return status;
  return MP_OK;
}

namespace mlir::mp::exec {
/// Makes a program whose one step is that of the device.
class DeviceProgramBuilder {
public:
  DeviceProgramBuilder(DeviceArtifact &artifact, func::FuncOp declaration,
                       mp_run_mode mode);
  FailureOr<std::unique_ptr<Program>> build();

private:
  LogicalResult addSlot(unsigned number, Type type, bool isArgument);
  void addStep();

  DeviceArtifact &artifact;
  std::unique_ptr<Program> program;
  std::shared_ptr<DeviceState> state;
};
} // namespace mlir::mp::exec

DeviceProgramBuilder::DeviceProgramBuilder(DeviceArtifact &artifact,
                                           func::FuncOp declaration,
                                           mp_run_mode mode)
    : artifact(artifact), program(new Program()), state(new DeviceState()) {
  program->source = declaration;
  state->artifact = artifact.shared_from_this();
  state->mode = mode;
}

LogicalResult DeviceProgramBuilder::addSlot(unsigned number, Type type,
                                            bool isArgument) {
  auto tensorType = cast<RankedTensorType>(type);
  llvm::Expected<Tensor> tensor =
      Tensor::allocate(*elementKindOf(tensorType.getElementType()),
                       tensorType.getShape(), Precision::Native);
  if (!tensor)
    return program->source.emitError() << toString(tensor.takeError());
  Buffer buffer = bufferOf(*tensor);
  program->totalBytes += tensor->bytes();
  program->values.push_back(std::move(*tensor));
  (isArgument ? program->inputs : program->outputs).push_back(buffer);
  HostSlot slot;
  slot.number = isArgument ? number : number + program->inputs.size();
  slot.buffer = buffer;
  (isArgument ? state->arguments : state->results).push_back(std::move(slot));
  return success();
}

void DeviceProgramBuilder::addStep() {
  Kernel kernel = [state = state, program = program.get()] {
    if (program->isFaulty || state->step() == MP_OK)
      return;
    program->isFaulty = true;
    program->source.emitError() << mp_last_error();
  };
  program->steps.push_back({nullptr, std::move(kernel), {}, 0});
}

FailureOr<std::unique_ptr<Program>> DeviceProgramBuilder::build() {
  func::FuncOp source = program->source;
  for (auto [number, type] : llvm::enumerate(source.getArgumentTypes()))
    if (failed(addSlot(number, type, /*isArgument=*/true)))
      return failure();
  for (auto [number, type] : llvm::enumerate(source.getResultTypes()))
    if (failed(addSlot(number, type, /*isArgument=*/false)))
      return failure();
  for (unsigned i = 0; i < source.getNumArguments(); ++i)
    if (auto pair = source.getArgAttrOfType<IntegerAttr>(i, attr::pair))
      state->results[pair.getInt()].argument = i;
  std::string name = planNameOf(source.getName()).str();
  if (mp_program_create(artifact.device, artifact.artifact, name.c_str(),
                        &state->program) != MP_OK)
    return source.emitError() << mp_last_error();
  if (source.getName() == EntryFunction::symbol)
    artifact.step = state->program;
  addStep();
  return std::move(program);
}

FailureOr<std::unique_ptr<Program>>
DeviceArtifact::compile(func::FuncOp declaration, mp_run_mode mode) {
  return DeviceProgramBuilder(*this, declaration, mode).build();
}
