//===- Session.h - A step, loaded and ready ---------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TOOLS_MP_RUN_SESSION_H
#define MP_TOOLS_MP_RUN_SESSION_H

#include "Options.h"
#include "Report.h"

#include "mlir/IR/OwningOpRef.h"
#include "mp/Execution/DeviceProgram.h"
#include "mp/Execution/Profiler.h"

namespace mlir::mp::run {

/// The files that hold values, opened.
struct OpenFiles {
  std::optional<exec::NpzReader> inputs, state, batches, reference;
  /// Those of `--profile-in`, with their paths.
  std::vector<std::pair<std::string, Profile>> profiles;
  static llvm::Expected<OpenFiles> open(const Options &options);
  exec::InputSources sources(const Options &options) const;
};

/// One step: its IR, its program and its first values.
class Session {
public:
  /// Null after an error message. `options.device` says what executes the step;
  /// of one that `isCompared` with another, the file says it.
  static std::unique_ptr<Session> create(MLIRContext &context, StringRef path,
                                         const Options &options,
                                         const OpenFiles &files,
                                         bool isCompared = false);

  EntryFunction main() const { return *entry; }
  /// The step; where its plan is executed, functions with its names and roles.
  ModuleOp moduleOp() const { return *module; }
  bool runsPlan() const { return planned || artifact; }
  /// What a GPU runs; null where none does.
  exec::DeviceArtifact *deviceArtifact() const { return artifact.get(); }
  exec::Program &program() const { return *compiled; }
  const exec::StepInputs &inputs() const { return *values; }
  HistoryNames names() const;
  /// What the runs so far saw, and the profiles that they began with; null
  /// unless `--profile` asks for it.
  const Profile *profile() const {
    return profiler ? &profiler->profile() : nullptr;
  }

  /// Runs all steps from the first values; the results of the last stay in the
  /// program. Ends early where training stalls. `nudge` is 0 for the plain run.
  /// `observe` sees the first step.
  llvm::Expected<RunHistory>
  run(const Options &options, unsigned nudge = 0,
      std::optional<exec::Program::Observer> observe = std::nullopt);

private:
  /// Loads the step, and its plan where that is executed.
  LogicalResult load(MLIRContext &context, StringRef path,
                     const Options &options, bool isCompared);
  /// Puts an artifact on a GPU.
  LogicalResult loadArtifact(MLIRContext &context, StringRef path,
                             const Options &options);
  FailureOr<std::unique_ptr<exec::Program>>
  makeProgram(func::FuncOp function, const exec::ProgramOptions &options,
              exec::Watch watch = nullptr) const;
  /// Values with what is still missing, from `raw`.
  llvm::Expected<exec::StepInputs> complete(const exec::StepInputs &raw,
                                            unsigned nudge,
                                            const Options &options) const;
  /// Makes the profiler, from the profiles of the files.
  llvm::Error startProfile(const OpenFiles &files);
  /// False if there is no result of that name or position.
  bool chooseLoss(StringRef name);

  OwningOpRef<ModuleOp> module;
  /// The plans, where they are executed.
  OwningOpRef<ModuleOp> planned;
  std::shared_ptr<exec::DeviceArtifact> artifact;
  mp_run_mode launch = MP_RUN_GRAPH;
  std::optional<EntryFunction> entry;
  std::unique_ptr<exec::Profiler> profiler;
  std::unique_ptr<exec::Program> compiled;
  std::optional<exec::StepLoop> steps;
  /// As read, for nudged runs to begin with, and complete.
  std::optional<exec::StepInputs> raw, values;
};

/// Prints `error: message` on stderr.
void reportError(const Twine &message);
/// Prints `warning: message` there.
void reportWarning(const Twine &message);

} // namespace mlir::mp::run

#endif // MP_TOOLS_MP_RUN_SESSION_H
