//===- Program.h - A function, ready to be executed -------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The reference interpreter. A function is compiled once into a list of kernels
// that know where their operands lie; a step runs the list. Each op computes in
// f32 (f64 for f64) and rounds once, to the element type of its result.
//
//===----------------------------------------------------------------------===//

#ifndef MP_EXECUTION_PROGRAM_H
#define MP_EXECUTION_PROGRAM_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mp/Execution/Tensor.h"
#include "llvm/ADT/FunctionExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::mp::exec {

struct ProgramOptions {
  Precision precision = Precision::Native;
  /// Most memory for values, in bytes; above it compilation fails.
  int64_t memoryLimit = int64_t(32) << 30;
};

/// Where a value of the program lies. The memory belongs to the program.
struct Buffer {
  void *data = nullptr;
  ElementKind kind = ElementKind::F32;
  Storage storage = Storage::F32;
  llvm::SmallVector<int64_t> shape;
  int64_t count = 0;

  template <typename T>
  T *as() const {
    return static_cast<T *>(data);
  }
  int64_t bytes() const { return count * byteWidth(storage); }
  /// Element `index` as a double, whatever the type.
  double number(int64_t index) const;
};

/// What an op does at each step.
using Kernel = llvm::unique_function<void()>;

/// Makes what is to be done each time the program has written `values`, which
/// lie in `buffer`; null for nothing. It is asked for every argument, result
/// and constant of every op and region, those that rename a value among them.
/// There are several values where a call or a fusion passes one on under the
/// names of its own. It may change the numbers: ops read what it left.
using Watch =
    llvm::function_ref<Kernel(ArrayRef<Value> values, const Buffer &buffer)>;

class Program {
public:
  /// Compiles `function`: one block; calls are inlined. Emits an error that
  /// names every op without a kernel, or one on the op at fault.
  static FailureOr<std::unique_ptr<Program>>
  compile(func::FuncOp function, const ProgramOptions &options = {},
          Watch watch = nullptr);
  ~Program();

  func::FuncOp function() const { return source; }
  Precision precision() const { return options.precision; }
  /// Buffers of the arguments: write the inputs there.
  llvm::ArrayRef<Buffer> arguments() const { return inputs; }
  /// Buffers of the results: valid after `run`, until the next one.
  llvm::ArrayRef<Buffer> results() const { return outputs; }

  /// Copies a value of the argument's own type and shape into its buffer.
  void setArgument(unsigned index, const Tensor &value);
  llvm::Expected<Tensor> result(unsigned index) const;
  /// Copies results into arguments, as if all at once.
  void feedBack(llvm::ArrayRef<std::pair<unsigned, unsigned>> resultToArgument);

  void run();
  /// Runs, and shows every op with its results right after it was executed.
  /// Ops that only rename a value, and constants, are not shown; ops in regions
  /// only if they are asked for, as often as they are executed.
  using Observer =
      llvm::function_ref<void(Operation *, llvm::ArrayRef<Buffer>)>;
  void run(Observer observe, bool showsRegions = false);

  /// Whether a run has found what may not be, and told so as an error; results
  /// are undefined then. Only a plan can (PlanProgram.h).
  bool hasFailed() const { return isFaulty; }

  /// Bytes taken for values, constants and scratch.
  int64_t memoryBytes() const { return totalBytes; }
  size_t kernelCount() const { return steps.size(); }

private:
  friend class DeviceProgramBuilder;
  friend class MemoizedProgram;
  friend class PlanProgramBuilder;
  friend class ProgramBuilder;
  struct Step {
    /// Null if it only watches.
    Operation *op;
    Kernel kernel;
    llvm::SmallVector<Buffer, 1> results;
    /// The op's place in the order of execution.
    size_t position = 0;
  };
  struct Free {
    void operator()(void *memory) const;
  };
  Program() = default;

  func::FuncOp source;
  ProgramOptions options;
  std::vector<Step> steps;
  llvm::SmallVector<Buffer> inputs, outputs;
  std::vector<std::unique_ptr<void, Free>> memory;
  /// Of a plan: its arguments and results.
  std::vector<Tensor> values;
  std::vector<char> staging;
  /// Whom ops in regions are shown to, during a run.
  const Observer *observerOfRegions = nullptr;
  int64_t totalBytes = 0;
  bool isFaulty = false;
};

/// Keeps matrix products on the calling thread, in the whole process: those of
/// small steps lose more by waiting for others than they win. For tools; a
/// library leaves the process as it is.
void useOneThread();

} // namespace mlir::mp::exec

#endif // MP_EXECUTION_PROGRAM_H
