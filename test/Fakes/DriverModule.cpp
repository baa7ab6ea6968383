//===- DriverModule.cpp - Modules and launches ----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Driver.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FormatVariadic.h"

#include <cstring>

using namespace mp::fakes;
using llvm::StringRef;

/// Shared memory that a kernel has without asking for more.
static constexpr uint64_t sharedLimit = 48 << 10;
/// The newest PTX that the driver reads, major and minor.
static constexpr std::pair<unsigned, unsigned> newestPtx = {9, 0};

static std::string describe(llvm::Error error) {
  return llvm::toString(std::move(error));
}

/// Why the device cannot run a module; no fault if it can.
static Fault checkTarget(const mp::ptx::Module &module) {
  auto [major, minor] = StringRef(module.version).split('.');
  std::pair<unsigned, unsigned> version;
  if (major.getAsInteger(10, version.first) ||
      minor.getAsInteger(10, version.second) || version > newestPtx)
    return {UnsupportedPtxVersion,
            "PTX of version " + module.version + " is newer than the driver"};
  StringRef target = module.target;
  unsigned wanted = 0;
  if (!target.consume_front("sm_") || target.consumeInteger(10, wanted))
    return {InvalidPtx, "unknown .target " + module.target};
  // `sm_90a` runs on that one alone, `sm_100f` on its family.
  bool runs = target.empty()  ? wanted <= chip()
              : target == "f" ? wanted <= chip() && wanted / 10 == chip() / 10
                              : wanted == chip();
  if (!runs)
    return {NoBinaryForGpu,
            llvm::formatv("PTX for {0} on sm_{1}", module.target, chip())};
  return {};
}

/// Puts text into the log that the options have, if they have any, and how long
/// it is into its size.
static void log(const std::string &text, unsigned count,
                const JitOption *options, void **values) {
  char *buffer = nullptr;
  void **length = nullptr;
  for (unsigned i = 0; i != count; ++i) {
    if (options[i] == ErrorLogBuffer)
      buffer = static_cast<char *>(values[i]);
    if (options[i] == ErrorLogBufferSize)
      length = &values[i];
  }
  if (!buffer || !length)
    return;
  auto room = static_cast<unsigned>(reinterpret_cast<uint64_t>(*length));
  uint64_t bytes = std::min<uint64_t>(text.size(), room ? room - 1 : 0);
  std::memcpy(buffer, text.data(), bytes);
  if (room)
    buffer[bytes] = 0;
  *length = reinterpret_cast<void *>(bytes); // NOLINT: CUDA's own way
}

/// Reads, checks and places a module.
static Fault load(Context &context, StringRef text, Handle *handle) {
  llvm::Expected<mp::ptx::Module> parsed = mp::ptx::parse(text);
  if (!parsed)
    return {InvalidPtx, describe(parsed.takeError())};
  if (Fault fault = checkTarget(*parsed))
    return fault;
  *handle = context.modules.make(std::move(*parsed), context.memory);
  mp::ptx::Machine &machine = context.modules.find(*handle)->machine;
  if (llvm::Error error = machine.load()) {
    machine.unload();
    context.modules.erase(*handle);
    return {InvalidPtx, describe(std::move(error))};
  }
  return {};
}

Result mp::fakes::cuModuleLoadDataEx(Handle *module, const void *image,
                                     unsigned count, JitOption *options,
                                     void **values) {
  DriverCall call("cuModuleLoadDataEx", Current | NoCapture);
  if (call.over())
    return call.result();
  if (!module || !image || (count && (!options || !values)))
    return call.stop(InvalidValue, "a null pointer");
  StringRef text(static_cast<const char *>(image));
  if (text.starts_with("\x7f"
                       "ELF") ||
      !text.contains(".version"))
    return call.stop(InvalidImage, "this is no PTX");
  Fault fault = load(call.context(), text, module);
  log(fault.text, count, options, values);
  return call.finish(fault);
}

Result mp::fakes::cuModuleUnload(Handle handle) {
  DriverCall call("cuModuleUnload", Current | NoCapture | DeadToo);
  if (call.over())
    return call.result();
  Context &context = call.context();
  Module *module = context.modules.find(handle);
  if (!module)
    return call.stop(InvalidHandle, context.modules.whyNot(handle));
  module->machine.unload();
  context.modules.erase(handle);
  return Success;
}

Result mp::fakes::cuModuleGetFunction(Handle *function, Handle handle,
                                      const char *name) {
  DriverCall call("cuModuleGetFunction", Current);
  if (call.over())
    return call.result();
  Context &context = call.context();
  Module *module = context.modules.find(handle);
  if (!module)
    return call.stop(InvalidHandle, context.modules.whyNot(handle));
  if (!function || !name)
    return call.stop(InvalidValue, "a null pointer");
  if (!module->machine.parsed().find(name))
    return call.stop(NotFound, std::string("there is no entry '") + name + "'");
  *function = context.functions.make(handle, name);
  return Success;
}

/// The code of what a kernel was found to do.
static Result codeOf(StringRef why) {
  if (why.contains("which is not a multiple of"))
    return MisalignedAddress;
  if (why.contains("endless"))
    return LaunchTimeout;
  if (why.contains(": accesses ") || why.contains("nothing has written") ||
      why.contains("read only"))
    return IllegalAddress;
  return LaunchFailed;
}

/// Looks the module up each time: a graph may outlive it.
static void runKernel(Run &run, Context &context, Handle handle,
                      mp::ptx::Launch launch) {
  Module *module = context.modules.find(handle);
  if (!module)
    return run.fail(IllegalAddress, context.modules.whyNot(handle));
  launch.order = run.moment.order;
  if (llvm::Error error = module->machine.launch(launch)) {
    std::string why = describe(std::move(error));
    run.fail(codeOf(why), why);
  }
}

Result mp::fakes::cuLaunchKernel(Handle handle, unsigned gridX, unsigned gridY,
                                 unsigned gridZ, unsigned blockX,
                                 unsigned blockY, unsigned blockZ,
                                 unsigned sharedBytes, Handle streamHandle,
                                 void **parameters, void **extra) {
  DriverCall call("cuLaunchKernel", Current);
  if (call.over())
    return call.result();
  Context &context = call.context();
  Function *function = context.functions.find(handle);
  if (!function)
    return call.stop(InvalidHandle, context.functions.whyNot(handle));
  Module *module = context.modules.find(function->module);
  if (!module)
    return call.stop(InvalidHandle, context.modules.whyNot(function->module));
  Stream *stream = context.findStream(streamHandle);
  if (!stream)
    return call.badStream(streamHandle);
  if (extra)
    return call.stop(NotSupported, "'extra' is not faked");
  mp::ptx::Launch launch;
  launch.entry = function->name;
  launch.grid = {gridX, gridY, gridZ};
  launch.block = {blockX, blockY, blockZ};
  launch.sharedBytes = sharedLimit;
  const mp::ptx::Entry *entry = module->machine.parsed().find(launch.entry);
  for (size_t i = 0; i != entry->parameters.size(); ++i) {
    if (!parameters || !parameters[i])
      return call.stop(InvalidValue, launch.entry + ": parameter " +
                                         std::to_string(i) + " is missing");
    auto *bytes = static_cast<const uint8_t *>(parameters[i]);
    launch.arguments.emplace_back(bytes, bytes + entry->parameters[i].size);
  }
  if (sharedBytes > sharedLimit)
    return call.stop(InvalidValue,
                     llvm::formatv("{0}: {1} bytes of shared memory",
                                   launch.entry, sharedBytes));
  if (llvm::Error error = module->machine.check(launch))
    return call.stop(InvalidValue, describe(std::move(error)));
  Handle owner = function->module;
  return call.finish(context.submit(*stream, "kernel " + launch.entry,
                                    [owner, launch, &context](Run &run) {
                                      runKernel(run, context, owner, launch);
                                    }));
}
