//===- mp-reduce.cpp - Shrinks a failing graph ----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Tools/mlir-reduce/MlirReduceMain.h"
#include "mp/InitAll.h"
#include "support/Diagnostics.h"
#include "support/Load.h"
#include "support/Output.h"
#include "support/Start.h"
#include "llvm/Support/Compiler.h"

#if LLVM_ADDRESS_SANITIZER_BUILD
// MLIR's reducer keeps the modules that it tried when it is refused.
// NOLINTNEXTLINE(readability-identifier-naming): LeakSanitizer looks for it
extern "C" int __lsan_is_turned_off() { return 1; }
#endif

using namespace mlir;
using namespace mlir::mp;

namespace {
/// What of its command line MLIR's reducer is not left alone with.
struct Arguments {
  StringRef input = "-", output = "-";
  /// Where the output stands, as a word of its own or behind `-o=`.
  int outputIndex = -1;
};
} // namespace

static Arguments findArguments(int argc, char **argv) {
  Arguments found;
  for (int i = 1; i < argc; ++i) {
    StringRef word(argv[i]);
    bool isOutput = word == "-o" || word == "--o";
    if (isOutput && i + 1 < argc) {
      found.outputIndex = ++i;
      found.output = argv[i];
    } else if (word.consume_front("-o=") || word.consume_front("--o=")) {
      found.outputIndex = i;
      found.output = word;
    } else if (word == "-" || !word.starts_with("-")) {
      found.input = word;
    }
  }
  return found;
}

/// That the input can be read without harm; the reducer reads it once more.
static LogicalResult tryInput(StringRef path, const DialectRegistry &registry) {
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.allowUnregisteredDialects();
  DiagnosticPrinter printer(context, path);
  return success(bool(loadModule(path, context)));
}

static bool isHelpAsked(int argc, char **argv) {
  return llvm::any_of(ArrayRef(argv + 1, argc - 1), [](StringRef word) {
    return word.ltrim('-').starts_with("help") || word == "--version" ||
           word == "-h";
  });
}

/// The output is MLIR's to open, and to make empty before it has a result: it
/// gets a file without a name, which takes that of the output at the end.
static int reduce(int argc, char **argv, MLIRContext &context) {
  Arguments arguments = findArguments(argc, argv);
  std::unique_ptr<OutputFile> output = openOutput(arguments.output);
  if (!output)
    return 1;
  SmallVector<char *> words(argv, argv + argc);
  std::string name = "-o=" + output->temporaryName();
  bool isFile = arguments.outputIndex >= 0 && arguments.output != "-";
  if (isFile && StringRef(words[arguments.outputIndex]) == arguments.output)
    words.erase(words.begin() + arguments.outputIndex - 1);
  if (isFile) {
    int at = arguments.outputIndex - (words.size() < size_t(argc));
    words[at] = name.data();
  }
  words.push_back(nullptr);
  if (failed(mlirReduceMain(static_cast<int>(words.size()) - 1, words.data(),
                            context)))
    return 1;
  llvm::Error error = output->keep();
  return error ? failed(reportUnwritten(arguments.output, std::move(error)))
               : 0;
}

int main(int argc, char **argv) {
  Start start(argc, argv);
  DialectRegistry registry;
  mp::registerAllDialects(registry);
  mp::registerAllPasses();
  MLIRContext context(registry);
  StringRef input = findArguments(argc, argv).input;
  DiagnosticPrinter printer(context, input);
  if (!isHelpAsked(argc, argv) && input != "-" &&
      failed(tryInput(input, registry)))
    return 1;
  return finish(reduce(argc, argv, context));
}
