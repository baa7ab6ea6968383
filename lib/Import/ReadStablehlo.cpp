//===- ReadStablehlo.cpp - From bytes to the normal form ------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bounds first, then upstream's parser with our private dialects, then
// normalization. The verifier runs later, on the converted module: what is
// read here has ops nobody registered.
//
//===----------------------------------------------------------------------===//

#include "HloDialects.h"
#include "TextRepair.h"
#include "mp/Dialect/MP/IR/MP.h"
#include "mp/Import/Import.h"
#include "mp/Import/NormalForm.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
using namespace mlir::mp;

namespace {
/// Allows foreign ops while it lives.
class ForeignOpsScope {
public:
  explicit ForeignOpsScope(MLIRContext *context)
      : context(context), allowed(context->allowsUnregisteredDialects()) {
    context->allowUnregisteredDialects(true);
  }
  ~ForeignOpsScope() { context->allowUnregisteredDialects(allowed); }

private:
  MLIRContext *context;
  bool allowed;
};
} // namespace

/// Loads a private dialect, unless a real one already owns the name.
template <typename T>
static LogicalResult loadDialect(MLIRContext *context, Location loc) {
  Dialect *loaded = context->getLoadedDialect(T::getDialectNamespace());
  if (loaded && loaded->getTypeID() != TypeID::get<T>())
    return emitError(loc) << "another dialect is loaded as '"
                          << T::getDialectNamespace()
                          << "'; read the file in a context without it";
  context->loadDialect<T>();
  return success();
}

/// Why a format cannot be read; empty if it can.
static StringRef refusalOf(FileFormat format) {
  switch (format) {
  case FileFormat::StablehloText:
  case FileFormat::VhloBytecode:
    return "";
  case FileFormat::MLIR:
    return "no StableHLO in this file";
  case FileFormat::StablehloBytecode:
    return "bytecode of the stablehlo dialect itself, which no two versions "
           "share; serialize a portable artifact (VHLO) or print text";
  case FileFormat::JaxExport:
    return "a jax.export file; write Exported.mlir_module_serialized or "
           "Exported.mlir_module() to a file instead";
  case FileFormat::Zip:
    return "a zip archive, not a graph; export StableHLO";
  case FileFormat::Empty:
    return "the file is empty";
  case FileFormat::Unknown:
    return "a binary file that is no portable artifact";
  }
  llvm_unreachable("all formats are covered");
}

OwningOpRef<ModuleOp> mp::readStablehlo(StringRef bytes, StringRef name,
                                        MLIRContext *context,
                                        const ReadLimits &limits) {
  Location start = FileLineColLoc::get(context, name, 1, 1);
  if (bytes.size() > limits.maxBytes) {
    emitError(start) << "the file has " << bytes.size()
                     << " bytes, more than the limit of " << limits.maxBytes;
    return {};
  }
  FileFormat format = detectFormat(bytes);
  if (StringRef refusal = refusalOf(format); !refusal.empty()) {
    emitError(start) << refusal;
    return {};
  }
  ForeignOpsScope scope(context);
  context->loadDialect<func::FuncDialect, MPDialect>();
  if (failed(loadDialect<hlo::StablehloDialect>(context, start)) ||
      failed(loadDialect<hlo::ChloDialect>(context, start)) ||
      failed(loadDialect<hlo::SdyDialect>(context, start)) ||
      failed(loadDialect<hlo::VhloDialect>(context, start)))
    return {};
  if (format == FileFormat::VhloBytecode)
    context->getLoadedDialect<hlo::SdyDialect>()->prepareForBytecode();
  // The copies end in a NUL, which the lexer relies on.
  std::unique_ptr<llvm::MemoryBuffer> buffer;
  if (format == FileFormat::StablehloText) {
    if (failed(checkNesting(context, bytes, name, limits)) ||
        failed(checkConstants(context, bytes, name)))
      return {};
    buffer =
        llvm::MemoryBuffer::getMemBufferCopy(repackBoolLiterals(bytes), name);
  } else {
    buffer = llvm::MemoryBuffer::getMemBufferCopy(bytes, name);
  }
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(std::move(buffer), SMLoc());
  ParserConfig config(context, /*verifyAfterParse=*/false);
  OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(sources, config);
  if (!module)
    return {};
  // Artifacts say nothing about the module's place; errors should.
  if (isa<UnknownLoc>(module->getLoc()))
    module->getOperation()->setLoc(start);
  if (failed(hlo::normalize(*module)))
    return {};
  return module;
}
