//===- Simulator.cpp - Runs kernels on the host ---------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A thread of a block is a fiber. A fiber runs until it waits for others, and
// then the next one does; a warp's lanes thereby stay together. What a shuffle
// sends lies in two slots that take turns, so that a fast lane does not
// overwrite what a slow one has still to read.
//
//===----------------------------------------------------------------------===//

#include "Simulator.h"
#include "Toy/ToyDialect.h"

#include "mp/Interfaces/ExternalModels.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/TargetSelect.h"

#define MP_PLAIN_ASSERT
#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#undef MP_PLAIN_ASSERT

#include "mp/Dialect/MP/IR/MPFusionOps.h"
#include "gtest/gtest.h"
#include <memory>
#include <ucontext.h>

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::test;

namespace {

constexpr unsigned warp = 32;
constexpr size_t stackBytes = 64 << 10;
constexpr size_t guardBytes = 64;
constexpr uint8_t guardPattern = 0xA5;

struct Fiber {
  ucontext_t context;
  // Not cleared: most of it is never touched.
  std::unique_ptr<char[]> stack{new char[stackBytes]};
  unsigned x = 0, y = 0;
  unsigned shuffles = 0;
  int32_t slots[2] = {0, 0};
  unsigned barriers = 0;
  bool done = false;
};

struct BlockState {
  std::vector<Fiber> fibers;
  ucontext_t scheduler;
  Fiber *running = nullptr;
  unsigned x = 0, y = 0, width = 1;
  void (*body)(void **) = nullptr;
  void **arguments = nullptr;

  void wait() { swapcontext(&running->context, &scheduler); }
};

BlockState *current = nullptr;

} // namespace

extern "C" {
int32_t simTidX() { return current->running->x; }
int32_t simTidY() { return current->running->y; }
int32_t simCtaidX() { return current->x; }
int32_t simCtaidY() { return current->y; }

void simBarrier(int32_t) {
  unsigned mine = ++current->running->barriers;
  // The last one to arrive lets the others go.
  while (llvm::any_of(current->fibers, [&](const Fiber &fiber) {
    return !fiber.done && fiber.barriers < mine;
  }))
    current->wait();
}

int32_t simShuffle(int32_t, int32_t value, int32_t mask, int32_t) {
  Fiber *self = current->running;
  unsigned slot = self->shuffles++ % 2;
  self->slots[slot] = value;
  current->wait();
  size_t number = self->y * current->width + self->x;
  size_t lane = number % warp;
  return current->fibers[number - lane + (lane ^ mask)].slots[slot];
}
}

static void enterFiber() {
  current->body(current->arguments);
  current->running->done = true;
  current->wait();
}

static void runBlock(BlockState &block, const KernelStage &stage) {
  current = &block;
  block.width = stage.block[0];
  block.fibers = std::vector<Fiber>(size_t(stage.block[0]) * stage.block[1]);
  for (auto [number, fiber] : llvm::enumerate(block.fibers)) {
    fiber.x = number % stage.block[0];
    fiber.y = number / stage.block[0];
    getcontext(&fiber.context);
    fiber.context.uc_stack.ss_sp = fiber.stack.get();
    fiber.context.uc_stack.ss_size = stackBytes;
    fiber.context.uc_link = nullptr;
    makecontext(&fiber.context, enterFiber, 0);
  }
  for (bool any = true; any;) {
    any = false;
    for (Fiber &fiber : block.fibers) {
      if (fiber.done)
        continue;
      any = true;
      block.running = &fiber;
      swapcontext(&block.scheduler, &fiber.context);
    }
  }
}

/// Lets ordinary functions stand in for NVIDIA's intrinsics.
static void makeHostCode(llvm::Module &module) {
  static const std::pair<llvm::StringRef, llvm::StringRef> names[] = {
      {"llvm.nvvm.read.ptx.sreg.tid.x", "simTidX"},
      {"llvm.nvvm.read.ptx.sreg.tid.y", "simTidY"},
      {"llvm.nvvm.read.ptx.sreg.ctaid.x", "simCtaidX"},
      {"llvm.nvvm.read.ptx.sreg.ctaid.y", "simCtaidY"},
      {"llvm.nvvm.barrier.cta.sync.aligned.all", "simBarrier"},
      {"llvm.nvvm.shfl.sync.bfly.i32", "simShuffle"}};
  for (auto [from, to] : names) {
    llvm::Function *function = module.getFunction(from);
    if (!function)
      continue;
    auto callee = module.getOrInsertFunction(to, function->getFunctionType());
    function->replaceAllUsesWith(callee.getCallee());
    function->eraseFromParent();
  }
  for (llvm::Function &function : module) {
    ASSERT_FALSE(function.getName().starts_with("llvm.nvvm"))
        << function.getName().str();
    function.setCallingConv(llvm::CallingConv::C);
    function.removeFnAttr("nvvm.reqntid");
    function.removeFnAttr("nvvm.minctasm");
  }
}

/// Adds a function that takes the kernel's pointers from an array.
static void addTrampoline(llvm::Module &module, llvm::StringRef entry) {
  llvm::IRBuilder<> b(module.getContext());
  llvm::Function *kernel = module.getFunction(entry);
  auto *type = llvm::FunctionType::get(b.getVoidTy(), {b.getPtrTy()}, false);
  auto *function = llvm::Function::Create(type, llvm::Function::ExternalLinkage,
                                          entry + "_run", module);
  b.SetInsertPoint(
      llvm::BasicBlock::Create(module.getContext(), "entry", function));
  llvm::SmallVector<llvm::Value *> values;
  // An array of pointers is passed as it is.
  if (kernel->hasParamAttribute(0, llvm::Attribute::ByVal)) {
    kernel->removeParamAttr(0, llvm::Attribute::ByVal);
    b.CreateCall(kernel, {function->getArg(0)});
    b.CreateRetVoid();
    return;
  }
  for (auto [number, argument] : llvm::enumerate(kernel->args())) {
    llvm::Value *slot =
        b.CreateConstGEP1_64(b.getPtrTy(), function->getArg(0), number);
    values.push_back(b.CreateAddrSpaceCast(b.CreateLoad(b.getPtrTy(), slot),
                                           argument.getType()));
  }
  b.CreateCall(kernel, values);
  b.CreateRetVoid();
}

static std::unique_ptr<llvm::orc::LLJIT>
compile(llvm::orc::ThreadSafeContext context,
        std::unique_ptr<llvm::Module> module) {
  auto jit = llvm::cantFail(llvm::orc::LLJITBuilder().create());
  module->setDataLayout(jit->getDataLayout());
  module->setTargetTriple(jit->getTargetTriple());
  llvm::orc::SymbolMap symbols;
  auto define = [&](llvm::StringRef name, auto *function) {
    symbols[jit->mangleAndIntern(name)] = {
        llvm::orc::ExecutorAddr::fromPtr(function),
        llvm::JITSymbolFlags::Exported};
  };
  define("simTidX", &simTidX);
  define("simTidY", &simTidY);
  define("simCtaidX", &simCtaidX);
  define("simCtaidY", &simCtaidY);
  define("simBarrier", &simBarrier);
  define("simShuffle", &simShuffle);
  llvm::cantFail(jit->getMainJITDylib().define(
      llvm::orc::absoluteSymbols(std::move(symbols))));
  llvm::cantFail(jit->addIRModule(
      llvm::orc::ThreadSafeModule(std::move(module), std::move(context))));
  return jit;
}

/// Memory of the arguments, aligned and followed by a guard.
static std::vector<Bytes> makeMemory(const Kernel &kernel,
                                     llvm::ArrayRef<Bytes> inputs) {
  std::vector<Bytes> memory;
  for (const KernelArgument &argument : kernel.arguments) {
    Bytes bytes(argument.bytes + guardBytes, guardPattern);
    if (argument.kind == KernelArgumentKind::Input) {
      const Bytes &input = inputs[argument.index];
      EXPECT_EQ(input.size(), static_cast<size_t>(argument.bytes));
      std::copy(input.begin(), input.end(), bytes.begin());
    }
    memory.push_back(std::move(bytes));
  }
  return memory;
}

/// The fusions of a module.
static llvm::SmallVector<FusionOp> findFusions(ModuleOp module) {
  llvm::SmallVector<FusionOp> fusions;
  if (module)
    module.walk([&](FusionOp op) { fusions.push_back(op); });
  return fusions;
}

/// Runs all blocks of all stages, one after the other.
static void runStages(llvm::orc::LLJIT &jit, const Kernel &kernel,
                      std::vector<Bytes> &memory) {
  std::vector<void *> pointers;
  pointers.reserve(memory.size());
  for (Bytes &bytes : memory)
    pointers.push_back(bytes.data());
  for (const KernelStage &stage : kernel.stages) {
    BlockState block;
    block.body = llvm::cantFail(jit.lookup(stage.entry + "_run"))
                     .toPtr<void (*)(void **)>();
    block.arguments = pointers.data();
    for (block.y = 0; block.y != unsigned(stage.grid[1]); ++block.y)
      for (block.x = 0; block.x != unsigned(stage.grid[0]); ++block.x)
        runBlock(block, stage);
  }
}

std::vector<Bytes> test::simulate(llvm::StringRef source,
                                  llvm::ArrayRef<Bytes> inputs,
                                  llvm::StringRef chip, Kernel *kept) {
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  DialectRegistry registry;
  registry.insert<MPDialect, arith::ArithDialect, func::FuncDialect,
                  math::MathDialect, toy::ToyDialect>();
  registerExternalModels(registry);
  toy::registerToyModels(registry);
  MLIRContext context(registry);
  context.loadAllAvailableDialects();
  auto parsed = parseSourceString<ModuleOp>(source, &context);
  llvm::SmallVector<FusionOp> fusions = findFusions(parsed.get());
  EXPECT_FALSE(fusions.empty()) << source.str();
  if (fusions.empty())
    return {};

  llvm::orc::ThreadSafeContext owner(std::make_unique<llvm::LLVMContext>());
  FailureOr<Kernel> kernel = failure();
  std::unique_ptr<llvm::orc::LLJIT> jit;
  std::unique_ptr<llvm::Module> module;
  owner.withContextDo([&](llvm::LLVMContext *llvmContext) {
    module = std::make_unique<llvm::Module>("kernel", *llvmContext);
    kernel = buildKernel(fusions, *lookupChip(chip), "kernel", *module);
    if (failed(kernel))
      return;
    makeHostCode(*module);
    for (const KernelStage &stage : kernel->stages)
      addTrampoline(*module, stage.entry);
  });
  EXPECT_TRUE(succeeded(kernel)) << source.str();
  if (failed(kernel))
    return {};
  jit = compile(owner, std::move(module));

  std::vector<Bytes> memory = makeMemory(*kernel, inputs);
  runStages(*jit, *kernel, memory);
  std::vector<Bytes> results;
  for (auto [argument, bytes] : llvm::zip(kernel->arguments, memory)) {
    for (size_t i = argument.bytes; i != bytes.size(); ++i)
      EXPECT_EQ(bytes[i], guardPattern) << "written beyond its end";
    bytes.resize(argument.bytes);
    if (argument.kind == KernelArgumentKind::Input) {
      EXPECT_EQ(bytes, inputs[argument.index]) << "an operand changed";
    }
    if (argument.kind == KernelArgumentKind::Output)
      results.push_back(bytes);
  }
  if (kept)
    *kept = *kernel;
  return results;
}

uint16_t test::toHalf(float value) {
  llvm::APFloat number(value);
  bool losesInfo;
  number.convert(llvm::APFloat::IEEEhalf(), llvm::APFloat::rmNearestTiesToEven,
                 &losesInfo);
  return number.bitcastToAPInt().getZExtValue();
}

float test::fromHalf(uint16_t bits) {
  llvm::APFloat number(llvm::APFloat::IEEEhalf(), llvm::APInt(16, bits));
  bool losesInfo;
  number.convert(llvm::APFloat::IEEEsingle(),
                 llvm::APFloat::rmNearestTiesToEven, &losesInfo);
  return number.convertToFloat();
}
