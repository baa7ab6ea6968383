//===- Artifact.cpp - Tables of compiled steps, checked -------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Artifact.h"

using namespace mp_runtime;

uint64_t mp_runtime::roundUpToAlignment(uint64_t bytes) {
  return (bytes + memoryAlignment - 1) / memoryAlignment * memoryAlignment;
}

uint64_t mp_runtime::bytesOf(table::Element element) {
  switch (element) {
  case table::Element::I1:
  case table::Element::I8:
    return 1;
  case table::Element::F16:
  case table::Element::BF16:
  case table::Element::I16:
    return 2;
  case table::Element::F32:
  case table::Element::I32:
    return 4;
  case table::Element::F64:
  case table::Element::I64:
    return 8;
  }
  return 0; // checkTables refuses it
}

Status Artifact::open(const void *bytes, size_t size) {
  if (reinterpret_cast<uintptr_t>(bytes) % 8)
    return {MP_BAD_ARGUMENT, "the bytes of an artifact lie at an address that "
                             "is not a multiple of 8"};
  auto fail = [](const std::string &what) {
    return Status(MP_BAD_ARTIFACT, "the artifact " + what);
  };
  std::string error = openContainer(bytes, size, container);
  if (!error.empty())
    return fail(error);
  flatbuffers::Verifier verifier(container.tables, container.tablesBytes);
  if (!table::VerifyArtifactBuffer(verifier))
    return fail("is damaged: its tables do not hold together");
  root = table::GetArtifact(container.tables);
  return checkTables(*root, container.dataBytes);
}

unsigned Artifact::numPrograms() const { return root->programs()->size(); }

const table::Program &Artifact::program(unsigned index) const {
  return *root->programs()->Get(index);
}

const table::Program *Artifact::find(const std::string &name) const {
  for (const table::Program *program : *root->programs())
    if (program->name()->str() == name)
      return program;
  return nullptr;
}

mp_slot mp_runtime::describe(const table::Slot &slot) {
  mp_slot out = {};
  out.side = slot.side() == table::Side::Argument ? MP_ARGUMENT : MP_RESULT;
  out.number = slot.number();
  out.name = slot.name()->c_str();
  out.role = slot.role()->c_str();
  out.element = static_cast<mp_element>(slot.element());
  out.rank = slot.shape()->size();
  out.shape = slot.shape()->data();
  out.bytes = slot.bytes();
  out.pair = slot.pair();
  out.alias = slot.alias();
  out.is_unsigned = slot.is_unsigned();
  return out;
}
