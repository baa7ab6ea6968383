//===- StepInputs.h - First values of a step's arguments --------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Values come from files, by position (`arg7`) or by `mp.name`; what passes
// have added to the step is made by `@init`, so the inputs of the original
// graph still suffice.
//
//===----------------------------------------------------------------------===//

#ifndef MP_EXECUTION_STEPINPUTS_H
#define MP_EXECUTION_STEPINPUTS_H

#include "mp/Dialect/MP/Utils/EntryFunction.h"
#include "mp/Execution/Npz.h"
#include "mp/Execution/Program.h"

namespace mlir::mp::exec {

/// Where values come from; what is named first wins.
struct InputSources {
  /// Numbers for one-element arguments, by name or position.
  std::vector<std::pair<std::string, double>> settings;
  /// Arrays with one more leading dimension: slice i is for step i, modulo its
  /// size.
  const NpzReader *batches = nullptr;
  /// State of a run: what it has comes before `inputs`, and what it has that
  /// the step does not is of another form of the step.
  const NpzReader *state = nullptr;
  const NpzReader *inputs = nullptr;
  /// Values for all that is still missing. Argument i draws from stream i of
  /// this seed (Random.h): floats uniform in [-1, 1), i1 one bit, other
  /// integers uniform in 0..7.
  std::optional<uint64_t> fill;
};

/// Makes the program of a function of the step; `Program::compile` unless the
/// function stands for a plan.
using MakeProgram =
    llvm::function_ref<FailureOr<std::unique_ptr<Program>>(func::FuncOp)>;

class StepInputs {
public:
  /// Reads what the sources have for the arguments of `main`, converted to
  /// their types. Errors name the array and what disagrees.
  static llvm::Expected<StepInputs>
  read(EntryFunction main, const InputSources &sources, Precision precision);
  llvm::Expected<StepInputs> clone() const;

  /// Multiplies every element of every parameter by 1 + `size` n, n standard
  /// normal from stream (argument index) of seed `run`, rounded to its type.
  /// An error if no argument has the role parameter.
  llvm::Error nudge(uint64_t run, double size);

  /// Runs `@init` for arguments without a value, then fills what is left as the
  /// sources say. The error lists the arguments that still have none.
  llvm::Error complete(MakeProgram makeProgram = nullptr);

  /// The value of an argument at `step`: a slice of its batches, or the first
  /// value. Only valid for an index that was completed.
  llvm::ArrayRef<std::optional<Tensor>> values() const { return first; }
  /// Batches of argument `index`, with the leading dimension; null if none.
  const Tensor *batches(unsigned index) const {
    return sliced[index] ? &*sliced[index] : nullptr;
  }
  /// What happened on the way and a user should know, a line each.
  llvm::ArrayRef<std::string> notes() const { return remarks; }

private:
  explicit StepInputs(EntryFunction main) : main(main) {}
  llvm::Error readArgument(unsigned index, const InputSources &sources);
  llvm::Expected<Tensor> readShaped(const NpzReader &file, llvm::StringRef name,
                                    unsigned index,
                                    llvm::ArrayRef<int64_t> shape) const;
  llvm::Expected<Tensor> fit(Tensor value, unsigned index,
                             llvm::StringRef from);
  llvm::Error runInit(func::FuncOp init, MakeProgram makeProgram);
  void fillRest(uint64_t seed, func::FuncOp init);

  EntryFunction main;
  Precision precision = Precision::Native;
  std::optional<uint64_t> fillSeed;
  std::vector<std::optional<Tensor>> first, sliced;
  std::vector<std::string> remarks;
};

} // namespace mlir::mp::exec

#endif // MP_EXECUTION_STEPINPUTS_H
