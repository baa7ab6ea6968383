//===- DeviceProgram.h - An artifact, ready to be executed ------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Programs of an artifact (.mpx) run by the runtime, on a GPU, for whatever
// runs programs of the interpreter. State stays on the device from step to
// step: an argument is written only where the device does not hold its bytes.
//
//===----------------------------------------------------------------------===//

#ifndef MP_EXECUTION_DEVICEPROGRAM_H
#define MP_EXECUTION_DEVICEPROGRAM_H

#include "mlir/IR/OwningOpRef.h"
#include "mp-runtime/mp_runtime.h"
#include "mp/Execution/Program.h"

#include "llvm/Support/MemoryBuffer.h"

#include <memory>

namespace mlir::mp::exec {

/// Whether bytes begin as an artifact does.
bool isArtifact(llvm::MemoryBufferRef bytes);

/// Compares the header of a file, which begins with `start`, with its size:
/// before it is read whole.
llvm::Error checkArtifactHeader(llvm::MemoryBufferRef start,
                                uint64_t fileBytes);

/// An artifact on a device. Programs made of it keep it alive.
class DeviceArtifact : public std::enable_shared_from_this<DeviceArtifact> {
public:
  /// Opens `bytes`, and the first device of a kind that the runtime has:
  /// "cuda". Errors are those of the runtime.
  static llvm::Expected<std::shared_ptr<DeviceArtifact>>
  open(std::unique_ptr<llvm::MemoryBuffer> bytes, const std::string &kind);
  ~DeviceArtifact();

  /// The device's name and architecture.
  llvm::StringRef description() const;

  /// A module with a function for each program, under the name that it had as a
  /// function, whose arguments and results are the slots; as declarePlans
  /// (PlanProgram.h).
  FailureOr<OwningOpRef<ModuleOp>> declarePrograms(MLIRContext &context) const;

  /// Makes a program of the declared function; `mode` says how its steps are
  /// launched. Fails after an error where the device does not take it. A step
  /// that fails emits an error and sets `Program::hasFailed`.
  FailureOr<std::unique_ptr<Program>> compile(func::FuncOp declaration,
                                              mp_run_mode mode);

  /// Times each call of the program of @main, which was compiled and lives, in
  /// one more step of it. The strings live as long as this.
  llvm::Expected<std::vector<mp_call_profile>> timeCalls();
  /// Milliseconds of a step as one graph, the mean of `steps` more that follow
  /// each other without the host.
  llvm::Expected<double> timeSteps(unsigned steps);

private:
  friend class DeviceProgramBuilder;
  friend struct DeviceState;
  DeviceArtifact() = default;

  std::unique_ptr<llvm::MemoryBuffer> bytes;
  mp_artifact *artifact = nullptr;
  mp_device *device = nullptr;
  /// That of @main, as long as it lives.
  mp_program *step = nullptr;
};

} // namespace mlir::mp::exec

#endif // MP_EXECUTION_DEVICEPROGRAM_H
