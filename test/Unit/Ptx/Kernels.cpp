//===- Kernels.cpp - Small kernels of PTX ---------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Kernels.h"

#include "gtest/gtest.h"

#include <cstring>

using namespace mp::ptx;
using namespace mp::ptx::test;

std::string mp::ptx::test::makeEntry(llvm::StringRef body, unsigned pointers,
                                     llvm::StringRef variables) {
  std::string text = ".version 8.0\n.target sm_80\n.address_size 64\n";
  text += variables.str() + "\n.visible .entry k(";
  for (unsigned i = 0; i != pointers; ++i)
    text += (i ? ", .param .u64 p" : ".param .u64 p") + std::to_string(i);
  text += ")\n{\n.reg .pred %p<10>;\n.reg .b16 %rs<20>;\n.reg .b32 %r<20>;\n"
          ".reg .b64 %rd<20>;\n";
  for (unsigned i = 0; i != pointers; ++i)
    text += "ld.param.b64 %rd" + std::to_string(i) + ", [p" +
            std::to_string(i) + "];\n";
  return text + "mov.u32 %r0, %tid.x;\n" + body.str() + "\nret;\n}\n";
}

Allocation &Bench::addEmpty(llvm::StringRef name, uint64_t bytes,
                            uint64_t alignment) {
  Allocation &allocation = memory.allocate(name, bytes, alignment);
  launch.addPointer(allocation.address());
  return allocation;
}

Allocation &Bench::add(llvm::StringRef name, std::vector<uint32_t> words) {
  Allocation &allocation = addEmpty(name, 4 * words.size());
  std::memcpy(allocation.data().data(), words.data(), 4 * words.size());
  allocation.setInitialised(true);
  return allocation;
}

std::string Bench::run(llvm::StringRef body, llvm::StringRef variables) {
  llvm::Expected<Module> module =
      parse(makeEntry(body, launch.arguments.size(), variables));
  if (!module)
    return toString(module.takeError());
  Machine machine(std::move(*module), memory, options);
  return toString(machine.launch(launch));
}

std::vector<uint32_t> Bench::words(const Allocation &allocation) const {
  std::vector<uint32_t> words(allocation.size() / 4);
  std::memcpy(words.data(), allocation.data().data(), 4 * words.size());
  return words;
}

uint64_t mp::ptx::test::compute(llvm::StringRef opcode,
                                std::vector<uint64_t> operands,
                                unsigned toWidth,
                                std::vector<unsigned> widths) {
  Bench bench;
  Allocation &out = bench.addEmpty("out", 8);
  auto nameOf = [](unsigned width, size_t number) {
    return (width == 64   ? "%rd"
            : width == 32 ? "%r"
            : width == 16 ? "%rs"
                          : "%p") +
           std::to_string(number);
  };
  std::string body;
  std::string text = opcode.str() + " " + nameOf(toWidth, 5);
  for (size_t i = 0; i != operands.size(); ++i) {
    std::string name = nameOf(widths[i], i + 1);
    if (widths[i] == 1)
      body +=
          "setp.ne.b32 " + name + ", " + std::to_string(operands[i]) + ", 0;\n";
    else
      body += "mov.b" + std::to_string(widths[i]) + " " + name + ", " +
              std::to_string(int64_t(operands[i])) + ";\n";
    text += ", " + name;
  }
  body += text + ";\n";
  if (toWidth == 1)
    body += "selp.b32 %r6, 1, 0, %p5;\nmov.b64 %rd6, {%r6, 0};\n"
            "st.global.b64 [%rd0], %rd6;";
  else
    body += "mov.b64 %rd6, 0;\nst.global.b64 [%rd0], %rd6;\nst.global.b" +
            std::to_string(toWidth) + " [%rd0], " + nameOf(toWidth, 5) + ";";
  EXPECT_EQ(bench.run(body), "") << body;
  uint64_t result;
  memcpy(&result, out.data().data(), 8);
  return result;
}
