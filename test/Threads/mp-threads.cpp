//===- mp-threads.cpp - Pipelines side by side ----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   mp-threads STEP... [--at-once=16] [--runs=1000] [--race]
//
// Each thread has a context of its own, and sends the steps through --mp-amp
// and
// --mp-to-cuda in turn; every text has to be that of one thread alone. Then one
// context with threads runs passes on the functions of a module in parallel,
// against one without. A build with MP_TSAN finds races besides.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mp/Conversion/StablehloToMP.h"
#include "mp/Import/Import.h"
#include "mp/InitAll.h"
#include "mp/Support/Files.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"

#include <atomic>
#include <thread>

using namespace mlir;
namespace cl = llvm::cl;

namespace {
struct Options {
  cl::list<std::string> steps{cl::Positional, cl::OneOrMore,
                              cl::desc("<step>...")};
  cl::opt<unsigned> threads{"at-once", cl::desc("How many threads"),
                            cl::init(16)};
  cl::opt<unsigned> pipelines{"runs", cl::desc("How many pipelines"),
                              cl::init(1000)};
  cl::opt<bool> race{"race", cl::desc("Make a race, which is to be found")};
};

/// A way through the tool.
struct Task {
  StringRef bytes, name, pipeline;
};
} // namespace

constexpr llvm::StringLiteral pipelines[] = {
    "builtin.module(mp-amp{dtype=f16})", "builtin.module(mp-amp{dtype=bf16})",
    "builtin.module(mp-amp{dtype=off})",
    "builtin.module(mp-amp{dtype=f16},mp-to-cuda{chip=sm_80})"};

/// Reads text or what is to be imported.
static OwningOpRef<ModuleOp> readStep(const Task &task, MLIRContext &context) {
  if (mp::detectFormat(task.bytes) == mp::FileFormat::MLIR)
    return parseSourceString<ModuleOp>(task.bytes, &context);
  OwningOpRef<ModuleOp> module =
      mp::readStablehlo(task.bytes, task.name, &context);
  if (module && failed(mp::convertStablehloToMP(*module)))
    return {};
  return module;
}

/// What a task makes, or says of why it makes nothing.
static std::string runTask(const Task &task, MLIRContext &context) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    if (diagnostic.getSeverity() == DiagnosticSeverity::Error)
      stream << diagnostic.str() << "\n";
  });
  OwningOpRef<ModuleOp> module = readStep(task, context);
  PassManager manager(&context);
  if (module && succeeded(parsePassPipeline(task.pipeline, manager, stream)) &&
      succeeded(manager.run(*module)))
    module->print(stream);
  return text;
}

static std::string runAlone(const Task &task) {
  DialectRegistry registry;
  mp::registerAllDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  return runTask(task, context);
}

/// How many texts were others than those of one thread.
static unsigned runTogether(ArrayRef<Task> tasks, ArrayRef<std::string> wanted,
                            const Options &options) {
  std::atomic<unsigned> next = 0, wrong = 0;
  unsigned tried = 0;
  auto work = [&] {
    for (unsigned i = next++; i < options.pipelines; i = next++) {
      // Not atomic.
      if (options.race)
        ++tried;
      wrong += runAlone(tasks[i % tasks.size()]) != wanted[i % tasks.size()];
    }
  };
  std::vector<std::thread> threads;
  threads.reserve(options.threads);
  for (unsigned i = 0; i < options.threads; ++i)
    threads.emplace_back(work);
  for (std::thread &thread : threads)
    thread.join();
  return wrong;
}

/// The functions of a module at once: passes on functions, and those on the
/// module that look at it.
static unsigned runParallelPasses() {
  std::string text = "module attributes {mp.policy = #mp.policy<f16>} {\n";
  for (unsigned i = 0; i < 200; ++i)
    text += "func.func @f" + std::to_string(i) +
            "(%x: tensor<12x20xf32>, %w: tensor<20x12xf32>) -> "
            "tensor<12x12xf32> {\n"
            "%0 = mp.dot %x, %w contracting [1] x [0] : (tensor<12x20xf32>, "
            "tensor<20x12xf32>) -> tensor<12x12xf32>\n"
            "%1 = math.tanh %0 : tensor<12x12xf32>\n"
            "return %1 : tensor<12x12xf32> }\n";
  text += "}";
  Task task = {text, "functions",
               "builtin.module(mp-annotate-precision,func.func(mp-insert-casts,"
               "mp-simplify-casts,mp-pad-to-tile,mp-cancel-pads,canonicalize,"
               "cse,mp-lower-math,mp-form-fusions))"};
  DialectRegistry registry;
  mp::registerAllDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::ENABLED);
  return runTask(task, context) != runAlone(task);
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  mp::registerAllPasses();
  Options options;
  cl::ParseCommandLineOptions(argc, argv, "pipelines side by side\n");
  std::vector<std::unique_ptr<llvm::MemoryBuffer>> files;
  std::vector<Task> tasks;
  std::vector<std::string> wanted;
  for (const std::string &step : options.steps) {
    files.push_back(llvm::cantFail(mp::readFile(step)));
    for (StringRef pipeline : pipelines)
      tasks.push_back({files.back()->getBuffer(), step, pipeline});
  }
  unsigned ends = 0;
  for (const Task &task : tasks) {
    wanted.push_back(runAlone(task));
    ends += StringRef(wanted.back()).starts_with("module");
  }
  unsigned wrong = runTogether(tasks, wanted, options);
  unsigned wrongPasses = runParallelPasses();
  llvm::outs() << options.pipelines << " pipelines in " << options.threads
               << " threads, " << wrong << " with another result; passes in "
               << "parallel, " << wrongPasses << " with another result\n";
  for (auto [task, text] : llvm::zip_equal(tasks, wanted))
    if (!StringRef(text).starts_with("module"))
      llvm::outs() << task.name << ", " << task.pipeline << ": "
                   << StringRef(text).take_until(
                          [](char c) { return c == '\n'; })
                   << "\n";
  // Who compares errors, compares nothing.
  return wrong != 0 || wrongPasses != 0 || ends != tasks.size();
}
