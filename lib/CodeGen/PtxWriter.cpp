//===- PtxWriter.cpp - LLVM IR to PTX text --------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In process, and without a CUDA toolkit: no libdevice is linked, so anything
// that would need it is an error here and not at load time.
//
//===----------------------------------------------------------------------===//

#include "PtxWriter.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/raw_ostream.h"

#include <mutex>

using namespace mlir;
using namespace mlir::mp;

static constexpr llvm::StringLiteral targetTriple = "nvptx64-nvidia-cuda";

std::unique_ptr<llvm::TargetMachine>
mp::createTargetMachine(const Chip &chip, std::string &error) {
  static std::once_flag once;
  std::call_once(once, [] {
    LLVMInitializeNVPTXTargetInfo();
    LLVMInitializeNVPTXTarget();
    LLVMInitializeNVPTXTargetMC();
    LLVMInitializeNVPTXAsmPrinter();
  });
  llvm::Triple triple(targetTriple);
  const llvm::Target *target =
      llvm::TargetRegistry::lookupTarget(triple, error);
  if (!target)
    return nullptr;
  std::string features = "+ptx" + std::to_string(chip.ptxVersion);
  llvm::TargetOptions options;
  options.AllowFPOpFusion = llvm::FPOpFusion::Strict;
  return std::unique_ptr<llvm::TargetMachine>(target->createTargetMachine(
      triple, chip.name, features, options, llvm::Reloc::PIC_));
}

static void optimize(llvm::Module &module, llvm::TargetMachine &machine) {
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager components;
  llvm::ModuleAnalysisManager modules;
  llvm::PassBuilder builder(&machine);
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
  builder.buildPerModuleDefaultPipeline(llvm::OptimizationLevel::O2)
      .run(module, modules);
}

bool mp::writePtx(llvm::Module &module, llvm::TargetMachine &machine,
                  std::string &ptx, std::string &error) {
  optimize(module, machine);
  for (const llvm::Function &function : module)
    if (function.isDeclaration() && !function.isIntrinsic()) {
      error = "needs the function '" + function.getName().str() +
              "', which no library provides here";
      return false;
    }
  llvm::SmallString<0> text;
  llvm::raw_svector_ostream stream(text);
  llvm::legacy::PassManager passes;
  if (machine.addPassesToEmitFile(passes, stream, nullptr,
                                  llvm::CodeGenFileType::AssemblyFile)) {
    error = "LLVM's NVPTX target prints no assembly";
    return false;
  }
  passes.run(module);
  ptx = text.str().str();
  if (llvm::StringRef(ptx).contains(".extern")) {
    error = "has an unresolved symbol in its PTX";
    return false;
  }
  return true;
}
