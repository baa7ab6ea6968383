//===- Program.cpp - A step on a device -----------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Program.h"

#include <string>

using namespace mp_runtime;

/// Bytes of what a driver may say of code that it refuses.
static constexpr size_t logBytes = 4096;

Status Program::create(Device &device, const Artifact &artifact,
                       const table::Program &table,
                       std::unique_ptr<Program> &program) {
  std::unique_ptr<Program> made(new Program(device, artifact, table));
  ContextScope scope(device);
  MP_RETURN_IF_FAILED(scope.status());
  Status loaded = made->load();
  if (loaded.failed()) {
    made.reset(); // while its context is current
    return loaded;
  }
  program = std::move(made);
  return {};
}

Status Program::load() {
  const cu::Driver &driver = device.driver();
  MP_RETURN_IF_FAILED(
      MP_CU(driver, cuStreamCreate, &own, cu::streamNonBlocking));
  stream = own;
  MP_RETURN_IF_FAILED(
      memory.allocate(artifact, table, table.workspace(), stream));
  MP_RETURN_IF_FAILED(loadCode());
  for (const table::Call *call : *table.calls()) {
    CallPointer made;
    if (Status status = makeCall(*call, made); status.failed())
      return status.at("for " + nameCall(calls.size()));
    calls.push_back(std::move(made));
  }
  return wait(); // for the constants
}

Program::~Program() {
  ContextScope scope(device);
  const cu::Driver &driver = device.driver();
  if (stream)
    driver.cuStreamSynchronize(stream);
  dropGraphs();
  calls.clear();
  if (module)
    driver.cuModuleUnload(module);
  if (own)
    driver.cuStreamDestroy_v2(own);
  memory.free();
}

/// Machine code for this very architecture, if there is any, and the PTX for
/// the newest one that is not newer: the driver compiles it.
static std::vector<const table::Code *>
findCode(const table::Artifact &artifact, unsigned capability) {
  std::vector<const table::Code *> found;
  const table::Code *best = nullptr;
  for (const table::Code *code : *artifact.code()) {
    bool isOwn = code->chip() == capability;
    if (code->form() == table::CodeForm::Cubin && isOwn)
      found.push_back(code);
    if (code->form() == table::CodeForm::Ptx && code->chip() <= capability &&
        (isOwn || !code->only_there()) &&
        (!best || code->chip() > best->chip()))
      best = code;
  }
  if (best)
    found.push_back(best);
  return found;
}

/// A driver that is older than the toolkit does not take its machine code.
Status Program::loadCode() {
  if (artifact.tables().kernels()->size() == 0)
    return {};
  Status status(MP_UNSUPPORTED,
                "the artifact has no code for " + device.description() +
                    "; make one with mp-opt --mp-to-cuda=chip=sm_" +
                    std::to_string(device.capability()));
  for (const table::Code *code :
       findCode(artifact.tables(), device.capability())) {
    status = loadModule(*code);
    if (!status.failed())
      break;
  }
  return status;
}

Status Program::loadModule(const table::Code &code) {
  // PTX has to end in a zero; the tables do not say that it does.
  const auto *begin =
      reinterpret_cast<const char *>(artifact.data(*code.data()));
  std::string text(begin, code.data()->bytes());
  std::string log(logBytes, '\0');
  int names[] = {cu::jitErrorLog, cu::jitErrorLogBytes};
  void *values[] = {log.data(), reinterpret_cast<void *>(log.size() - 1)};
  cu::Module made = nullptr;
  Status loaded = MP_CU(device.driver(), cuModuleLoadDataEx, &made,
                        text.c_str(), 2, names, values);
  if (!loaded.failed())
    module = made;
  std::string said = log.c_str();
  return said.empty() ? loaded : loaded.at(said.substr(0, said.find('\n')));
}

Status Program::makeCall(const table::Call &call, CallPointer &made) const {
  CallContext context = {device, artifact, memory, module};
  auto bytesAt = [&](uint32_t place) {
    return table.memory()->Get(place)->bytes();
  };
  switch (call.body_type()) {
  case table::CallBody::Launch:
    return makeLaunch(*call.body_as_Launch(), context, made);
  case table::CallBody::Copy:
    return makeCopy(*call.body_as_Copy(), bytesAt(call.body_as_Copy()->from()),
                    context, made);
  case table::CallBody::Fill:
    return makeFill(*call.body_as_Fill(), bytesAt(call.body_as_Fill()->to()),
                    context, made);
  case table::CallBody::Matmul:
    return makeMatmul(*call.body_as_Matmul(), context, made);
  case table::CallBody::Conv:
    return makeConv(*call.body_as_Conv(), context, made);
  default:
    return makePool(*call.body_as_Pool(), context, made);
  }
}

std::string Program::nameCall(uint32_t index) const {
  const table::Call &call = *table.calls()->Get(index);
  std::string name = "call " + std::to_string(index) + " of '" +
                     table.name()->str() + "': " + call.name()->str();
  if (call.location()->size())
    name += " from " + call.location()->str();
  return name;
}

//===----------------------------------------------------------------------===//
// Slots
//===----------------------------------------------------------------------===//

Status Program::checkSlot(uint32_t slot, const void *data, size_t size) const {
  if (slot >= table.slots()->size())
    return {MP_BAD_ARGUMENT, "there is no slot " + std::to_string(slot)};
  const table::Slot &own = *table.slots()->Get(slot);
  if (size != own.bytes() || (!data && size))
    return {MP_BAD_ARGUMENT, "'" + own.name()->str() + "' has " +
                                 std::to_string(own.bytes()) + " bytes, not " +
                                 std::to_string(size)};
  return {};
}

Status Program::write(uint32_t slot, const void *data, size_t size) {
  MP_RETURN_IF_FAILED(checkSlot(slot, data, size));
  if (table.slots()->Get(slot)->side() != table::Side::Argument)
    return {MP_BAD_ARGUMENT, "'" + table.slots()->Get(slot)->name()->str() +
                                 "' is a result, which the step writes"};
  if (size == 0)
    return {};
  ContextScope scope(device);
  MP_RETURN_IF_FAILED(scope.status());
  MP_RETURN_IF_FAILED(MP_CU(device.driver(), cuMemcpyHtoDAsync_v2,
                            memory.slotAddress(slot, parity), data, size,
                            stream));
  return wait();
}

Status Program::read(uint32_t slot, void *data, size_t size) {
  MP_RETURN_IF_FAILED(checkSlot(slot, data, size));
  if (size == 0)
    return {};
  // Behind a step its results lie where they were written: state there is what
  // the next step finds as its argument.
  bool isResult = table.slots()->Get(slot)->side() == table::Side::Result;
  unsigned seen = isResult && memory.alternates() ? parity ^ 1 : parity;
  ContextScope scope(device);
  MP_RETURN_IF_FAILED(scope.status());
  MP_RETURN_IF_FAILED(MP_CU(device.driver(), cuMemcpyDtoHAsync_v2, data,
                            memory.slotAddress(slot, seen), size, stream));
  return wait();
}

Status Program::bind(uint32_t slot, cu::Pointer address) {
  if (slot >= table.slots()->size())
    return {MP_BAD_ARGUMENT, "there is no slot " + std::to_string(slot)};
  const table::Slot &own = *table.slots()->Get(slot);
  if (own.pair() != -1 || own.alias() != -1 || isNextValue(own))
    return {MP_BAD_ARGUMENT,
            "'" + own.name()->str() + "' is state, whose memory is the step's"};
  if (address == 0 || address % memoryAlignment)
    return {MP_BAD_ARGUMENT, "memory for '" + own.name()->str() +
                                 "' is not aligned to 256 bytes"};
  ContextScope scope(device);
  MP_RETURN_IF_FAILED(scope.status());
  MP_RETURN_IF_FAILED(wait());
  dropGraphs();
  memory.bind(slot, address);
  return {};
}

bool Program::isNextValue(const table::Slot &slot) const {
  if (slot.side() != table::Side::Result)
    return false;
  for (const table::Slot *other : *table.slots())
    if (other->side() == table::Side::Argument &&
        other->pair() == int64_t(slot.number()))
      return true;
  return false;
}

Status Program::setStream(cu::Stream other) {
  ContextScope scope(device);
  MP_RETURN_IF_FAILED(scope.status());
  MP_RETURN_IF_FAILED(wait());
  stream = other ? other : own;
  return {};
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

Status Program::wait() {
  ContextScope scope(device);
  MP_RETURN_IF_FAILED(scope.status());
  return MP_CU(device.driver(), cuStreamSynchronize, stream);
}

Status Program::enqueueCall(uint32_t index) {
  Status status = calls[index]->enqueue({stream, parity});
  return status.failed() ? status.at("in " + nameCall(index)) : Status();
}

Status Program::renewMemory() {
  MP_RETURN_IF_FAILED(wait());
  dropGraphs();
  return memory.renew(table, parity);
}

Status Program::enqueueStep(mp_run_mode mode) {
  bool isApart = mode == MP_RUN_APART;
  if (isApart)
    MP_RETURN_IF_FAILED(renewMemory());
  for (uint32_t index = 0; index < calls.size(); ++index) {
    if (isApart)
      MP_RETURN_IF_FAILED(memory.renewWorkspace());
    MP_RETURN_IF_FAILED(enqueueCall(index));
    if (!isApart && mode != MP_RUN_CHECKED)
      continue;
    if (Status status = wait(); status.failed())
      return status.at("in " + nameCall(index));
  }
  return {};
}

Status Program::capture(cu::GraphExec &executable) {
  const cu::Driver &driver = device.driver();
  // The user's stream may be one that cannot be captured: our own is not.
  cu::Stream users = std::exchange(stream, own);
  Status status =
      MP_CU(driver, cuStreamBeginCapture_v2, stream, cu::captureThreadLocal);
  if (!status.failed()) {
    status = enqueueStep(MP_RUN_GRAPH);
    cu::Graph graph = nullptr;
    Status ended = MP_CU(driver, cuStreamEndCapture, stream, &graph);
    if (!status.failed())
      status = ended;
    if (!status.failed())
      status =
          MP_CU(driver, cuGraphInstantiateWithFlags, &executable, graph, 0);
    if (graph)
      driver.cuGraphDestroy(graph);
  }
  stream = users;
  return status;
}

Status Program::launchGraph() {
  cu::GraphExec &graph = graphs[parity];
  if (!graph)
    MP_RETURN_IF_FAILED(capture(graph));
  return MP_CU(device.driver(), cuGraphLaunch, graph, stream);
}

void Program::dropGraphs() {
  for (cu::GraphExec &graph : graphs)
    if (cu::GraphExec old = std::exchange(graph, nullptr))
      device.driver().cuGraphExecDestroy(old);
}

void Program::endStep() {
  if (memory.alternates())
    parity ^= 1;
}

Status Program::run(uint64_t steps, mp_run_mode mode) {
  ContextScope scope(device);
  MP_RETURN_IF_FAILED(scope.status());
  for (uint64_t step = 0; step < steps; ++step) {
    // A graph without nodes cannot be launched.
    MP_RETURN_IF_FAILED(mode == MP_RUN_GRAPH && !calls.empty()
                            ? launchGraph()
                            : enqueueStep(mode));
    endStep();
  }
  return {};
}

namespace {
/// Events between the calls of a step.
class Events {
public:
  explicit Events(const cu::Driver &driver) : driver(driver) {}
  Events(const Events &) = delete;
  Events &operator=(const Events &) = delete;
  ~Events() {
    for (cu::Event event : events)
      driver.cuEventDestroy_v2(event);
  }

  Status record(cu::Stream stream) {
    cu::Event event = nullptr;
    MP_RETURN_IF_FAILED(MP_CU(driver, cuEventCreate, &event, 0));
    events.push_back(event);
    return MP_CU(driver, cuEventRecord, event, stream);
  }
  Status timeBefore(uint32_t index, float &milliseconds) const {
    return MP_CU(driver, cuEventElapsedTime, &milliseconds, events[index],
                 events[index + 1]);
  }

private:
  const cu::Driver &driver;
  std::vector<cu::Event> events;
};
} // namespace

Status Program::profile(mp_call_profile *profiles, uint32_t count) {
  if (count != calls.size() || (!profiles && count))
    return {MP_BAD_ARGUMENT, "a step has " + std::to_string(calls.size()) +
                                 " calls, not " + std::to_string(count)};
  ContextScope scope(device);
  MP_RETURN_IF_FAILED(scope.status());
  Events events(device.driver());
  MP_RETURN_IF_FAILED(events.record(stream));
  for (uint32_t index = 0; index < count; ++index) {
    MP_RETURN_IF_FAILED(enqueueCall(index));
    MP_RETURN_IF_FAILED(events.record(stream));
  }
  endStep();
  MP_RETURN_IF_FAILED(wait());
  for (uint32_t index = 0; index < count; ++index) {
    const table::Call &call = *table.calls()->Get(index);
    profiles[index] = {call.name()->c_str(), call.location()->c_str(), 0,
                       call.bytes(), call.flops()};
    MP_RETURN_IF_FAILED(events.timeBefore(index, profiles[index].milliseconds));
  }
  return {};
}
