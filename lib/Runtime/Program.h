//===- Program.h - A step on a device ---------------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_RUNTIME_PROGRAM_H
#define MP_LIB_RUNTIME_PROGRAM_H

#include "Call.h"

namespace mp_runtime {

/// A program of an artifact, loaded. The functions of the C interface are these
/// (mp-runtime/mp_runtime.h).
class Program {
public:
  static Status create(Device &device, const Artifact &artifact,
                       const table::Program &table,
                       std::unique_ptr<Program> &program);
  Program(const Program &) = delete;
  Program &operator=(const Program &) = delete;
  ~Program();

  Status setStream(cu::Stream stream);
  Status bind(uint32_t slot, cu::Pointer address);
  Status write(uint32_t slot, const void *data, size_t size);
  Status read(uint32_t slot, void *data, size_t size);
  Status run(uint64_t steps, mp_run_mode mode);
  Status wait();
  Status profile(mp_call_profile *profiles, uint32_t count);

  uint64_t bytes() const { return memory.bytes(); }
  uint32_t numCalls() const { return calls.size(); }

private:
  Program(Device &device, const Artifact &artifact, const table::Program &table)
      : device(device), artifact(artifact), table(table), memory(device) {}
  Status load();
  Status loadCode();
  Status loadModule(const table::Code &code);
  Status makeCall(const table::Call &call, CallPointer &made) const;
  Status checkSlot(uint32_t slot, const void *data, size_t size) const;
  /// Makes all calls of the step that is next.
  Status enqueueStep(mp_run_mode mode);
  /// Takes memory that nobody has written for what it makes.
  Status renewMemory();
  Status enqueueCall(uint32_t index);
  /// The graph of steps of the parity that is next.
  Status capture(cu::GraphExec &graph);
  Status launchGraph();
  void dropGraphs();
  void endStep();
  std::string nameCall(uint32_t index) const;
  /// Whether a result is the next value of an argument.
  bool isNextValue(const table::Slot &slot) const;

  Device &device;
  const Artifact &artifact;
  const table::Program &table;
  cu::Stream own = nullptr, stream = nullptr;
  cu::Module module = nullptr;
  Memory memory;
  std::vector<CallPointer> calls;
  std::array<cu::GraphExec, 2> graphs = {};
  /// Of the step that is next.
  unsigned parity = 0;
};

} // namespace mp_runtime

#endif // MP_LIB_RUNTIME_PROGRAM_H
