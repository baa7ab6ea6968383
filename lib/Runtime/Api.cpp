//===- Api.cpp - The C interface of the runtime ---------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Program.h"

using namespace mp_runtime;

struct mp_artifact {
  Artifact value;
};
struct mp_device {
  std::unique_ptr<Device> value;
};
struct mp_program {
  std::unique_ptr<Program> value;
};

/// Of this thread.
static std::string &lastError() {
  static thread_local std::string message;
  return message;
}

static mp_status report(const Status &status) {
  if (!status.failed())
    return MP_OK;
  std::string &message = lastError() = status.message();
  for (char &c : message)
    if (static_cast<unsigned char>(c) < ' ' || c == 0x7f)
      c = ' '; // one line, whatever a file or a driver says
  return status.code();
}

static mp_status missing(const char *what) {
  return report({MP_BAD_ARGUMENT, std::string(what) + " is null"});
}

uint32_t mp_runtime_version(void) { return MP_RUNTIME_VERSION; }
const char *mp_last_error(void) { return lastError().c_str(); }

mp_status mp_artifact_open(const void *bytes, size_t size,
                           mp_artifact **artifact) {
  if (!bytes || !artifact)
    return missing("the artifact");
  auto opened = std::make_unique<mp_artifact>();
  Status status = opened->value.open(bytes, size);
  if (!status.failed())
    *artifact = opened.release();
  return report(status);
}

void mp_artifact_close(mp_artifact *artifact) { delete artifact; }

uint32_t mp_artifact_num_programs(const mp_artifact *artifact) {
  return artifact->value.numPrograms();
}

const char *mp_artifact_program(const mp_artifact *artifact, uint32_t index) {
  return index < artifact->value.numPrograms()
             ? artifact->value.program(index).name()->c_str()
             : nullptr;
}

uint32_t mp_artifact_num_slots(const mp_artifact *artifact, uint32_t program) {
  return program < artifact->value.numPrograms()
             ? artifact->value.program(program).slots()->size()
             : 0;
}

mp_status mp_artifact_slot(const mp_artifact *artifact, uint32_t program,
                           uint32_t slot, mp_slot *out) {
  if (slot >= mp_artifact_num_slots(artifact, program) || !out)
    return report({MP_BAD_ARGUMENT, "there is no such slot"});
  *out = describe(*artifact->value.program(program).slots()->Get(slot));
  return MP_OK;
}

mp_status mp_device_open(const char *kind, int ordinal, mp_device **device) {
  if (!kind || !device)
    return missing("the kind of the device");
  auto opened = std::make_unique<mp_device>();
  Status status = Device::open(kind, ordinal, opened->value);
  if (!status.failed())
    *device = opened.release();
  return report(status);
}

void mp_device_close(mp_device *device) { delete device; }

const char *mp_device_describe(const mp_device *device) {
  return device->value->description().c_str();
}

mp_status mp_program_create(mp_device *device, const mp_artifact *artifact,
                            const char *name, mp_program **program) {
  if (!device || !artifact || !name || !program)
    return missing("the device, the artifact, or the name");
  const table::Program *table = artifact->value.find(name);
  if (!table)
    return report({MP_BAD_ARGUMENT,
                   "the artifact has no program '" + std::string(name) + "'"});
  auto created = std::make_unique<mp_program>();
  Status status =
      Program::create(*device->value, artifact->value, *table, created->value);
  if (!status.failed())
    *program = created.release();
  return report(status);
}

void mp_program_destroy(mp_program *program) { delete program; }

uint64_t mp_program_bytes(const mp_program *program) {
  return program->value->bytes();
}

mp_status mp_program_set_stream(mp_program *program, void *stream) {
  return report(program->value->setStream(static_cast<cu::Stream>(stream)));
}

mp_status mp_program_bind(mp_program *program, uint32_t slot,
                          uint64_t address) {
  return report(program->value->bind(slot, address));
}

mp_status mp_program_write(mp_program *program, uint32_t slot, const void *data,
                           size_t size) {
  return report(program->value->write(slot, data, size));
}

mp_status mp_program_read(mp_program *program, uint32_t slot, void *data,
                          size_t size) {
  return report(program->value->read(slot, data, size));
}

mp_status mp_program_run(mp_program *program, uint64_t steps, uint32_t mode) {
  if (mode > MP_RUN_APART)
    return report({MP_BAD_ARGUMENT, "there is no such way to run a step"});
  return report(program->value->run(steps, static_cast<mp_run_mode>(mode)));
}

mp_status mp_program_wait(mp_program *program) {
  return report(program->value->wait());
}

uint32_t mp_program_num_calls(const mp_program *program) {
  return program->value->numCalls();
}

mp_status mp_program_profile(mp_program *program, mp_call_profile *calls,
                             uint32_t numCalls) {
  return report(program->value->profile(calls, numCalls));
}
