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
#include "JaxExport/JaxExport.h"
#include "Pretty/TextRepair.h"
#include "mp/Dialect/MP/IR/MPAttributes.h"
#include "mp/Import/Import.h"
#include "mp/Import/NormalForm.h"
#include "mp/Support/ForeignOpsScope.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
using namespace mlir::mp;

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
  case FileFormat::JaxExport:
    return "";
  case FileFormat::MLIR:
    return "no StableHLO in this file";
  case FileFormat::StablehloBytecode:
    return "bytecode of the stablehlo dialect itself, which no two versions "
           "share; serialize a portable artifact (VHLO) or print text";
  case FileFormat::Zip:
    return "a zip archive, not a graph; export StableHLO";
  case FileFormat::Empty:
    return "the file is empty";
  case FileFormat::Unknown:
    return "a binary file that is not a portable artifact";
  }
  llvm_unreachable("all formats are covered");
}

static LogicalResult loadDialects(MLIRContext *context, Location start,
                                  FileFormat format) {
  context->loadDialect<func::FuncDialect, MPDialect>();
  if (failed(loadDialect<hlo::StablehloDialect>(context, start)) ||
      failed(loadDialect<hlo::ChloDialect>(context, start)) ||
      failed(loadDialect<hlo::MhloDialect>(context, start)) ||
      failed(loadDialect<hlo::SdyDialect>(context, start)) ||
      failed(loadDialect<hlo::VhloDialect>(context, start)))
    return failure();
  if (format != FileFormat::StablehloText)
    context->getLoadedDialect<hlo::SdyDialect>()->prepareForBytecode();
  return success();
}

/// What the parser gets. A copy: it ends in a NUL, which the lexer relies on.
static std::unique_ptr<llvm::MemoryBuffer>
prepareBuffer(StringRef bytes, StringRef name, MLIRContext *context,
              FileFormat format, const ReadLimits &limits) {
  if (format != FileFormat::StablehloText) {
    if (failed(checkBytecode(context, bytes, name, limits.bytecode)))
      return nullptr;
    return llvm::MemoryBuffer::getMemBufferCopy(bytes, name);
  }
  if (failed(checkText(context, bytes, name, limits.text)) ||
      failed(checkConstants(context, bytes, name)))
    return nullptr;
  return llvm::MemoryBuffer::getMemBufferCopy(repackBoolLiterals(bytes), name);
}

/// The parser lets an op name a value of a function before its own, and what
/// would find it, verification, is for dialects that are not loaded here.
static LogicalResult checkVisibility(ModuleOp module) {
  WalkResult walk = module.walk([](Operation *op) {
    for (auto [i, operand] : llvm::enumerate(op->getOperands()))
      if (!operand.getParentRegion()->isAncestor(op->getParentRegion())) {
        op->emitOpError() << "operand #" << i
                          << " is defined where this op cannot see it";
        return WalkResult::interrupt();
      }
    return WalkResult::advance();
  });
  return failure(walk.wasInterrupted());
}

OwningOpRef<ModuleOp> mp::readStablehlo(StringRef bytes, StringRef name,
                                        MLIRContext *context,
                                        const ReadLimits &limits,
                                        unsigned vjpOrder) {
  Location start = FileLineColLoc::get(context, name, 1, 1);
  if (bytes.size() > limits.maxBytes) {
    emitError(start) << "the file has " << bytes.size()
                     << " bytes, more than the limit of " << limits.maxBytes;
    return {};
  }
  FileFormat format = detectFormat(bytes);
  StringRef refusal = refusalOf(format);
  if (refusal.empty() && vjpOrder > 0 && format != FileFormat::JaxExport)
    refusal = "only a jax.export file holds derivatives beside the function";
  if (!refusal.empty()) {
    emitError(start) << refusal;
    return {};
  }
  JaxExport jax;
  if (format == FileFormat::JaxExport) {
    FailureOr<JaxExport> file = readJaxExport(bytes, start, vjpOrder);
    if (failed(file))
      return {};
    jax = std::move(*file);
    bytes = jax.artifact;
  }
  ForeignOpsScope scope(context);
  if (failed(loadDialects(context, start, format)))
    return {};
  std::unique_ptr<llvm::MemoryBuffer> buffer =
      prepareBuffer(bytes, name, context, format, limits);
  if (!buffer)
    return {};
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(std::move(buffer), SMLoc());
  ParserConfig config(context, /*verifyAfterParse=*/false);
  OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(sources, config);
  if (!module)
    return {};
  // Artifacts say nothing about the module's place; errors should. They have no
  // line that an error could show.
  if (isa<UnknownLoc>(module->getLoc()))
    module->getOperation()->setLoc(
        format == FileFormat::StablehloText
            ? start
            : FileLineColLoc::get(context, name, 0, 0));
  // Nothing verified the module: a damaged one may have no body.
  if (module->getOperation()->getNumRegions() != 1 ||
      !module->getBodyRegion().hasOneBlock()) {
    emitError(start) << "the module has no body";
    return {};
  }
  if (failed(checkVisibility(*module)) || failed(hlo::normalize(*module)) ||
      (format == FileFormat::JaxExport && failed(applyNames(jax, *module))))
    return {};
  return module;
}
