// A program in C that trains a step: nothing but libmp_runtime.so is linked.
//
// clang-format off
// UNSUPPORTED: sanitized
// RUN: mp-opt %inputs/mlp/jax_mlp.mlir --mp-amp=dtype=f16 --mp-to-cuda --emit=mpx -o %t.mpx
// RUN: %llvm_bin/clang -std=c99 -Wall -Wextra -Werror -I%mp_src_root/include %s -L%mp_lib -lmp_runtime -Wl,-rpath,%mp_lib -o %t.exe
// RUN: ldd %t.exe | not grep -E "LLVM|MLIR|cuda|cublas|cudnn"
// RUN: env LD_LIBRARY_PATH=%fakes %t.exe %t.mpx | FileCheck %s
// RUN: not %t.exe %s 2>&1 | FileCheck %s --check-prefix=OTHER
// clang-format on

// CHECK: on mp-fakes sm_90
// CHECK: params['l1']['b'] parameter, 256 bytes, next value 0
// CHECK: loss after 10 steps: [[LOSS:[0-9.]+]]
// OTHER: error: the artifact is not an artifact

#include "mp-runtime/mp_runtime.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void check(mp_status status) {
  if (status == MP_OK)
    return;
  fprintf(stderr, "error: %s\n", mp_last_error());
  exit(1);
}

/* The bytes of a file, at an address that malloc gives: a multiple of 16. */
static void *readFile(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  void *bytes;
  if (!file)
    exit(2);
  fseek(file, 0, SEEK_END);
  *size = (size_t)ftell(file);
  rewind(file);
  bytes = malloc(*size);
  if (!bytes || fread(bytes, 1, *size, file) != *size)
    exit(2);
  fclose(file);
  return bytes;
}

/* Small numbers, all others; integers are labels. */
static void fill(const mp_slot *slot, void *data) {
  uint64_t i, state = 1 + slot->number;
  memset(data, 0, slot->bytes);
  if (slot->element == MP_F32)
    for (i = 0; i < slot->bytes / 4; ++i) {
      state = state * 6364136223846793005u + 1442695040888963407u;
      ((float *)data)[i] = (float)(state >> 40) / (float)(1 << 24) - 0.5f;
    }
  if (slot->element == MP_F32 && slot->rank == 0) /* loss scale and rate */
    *(float *)data = strcmp(slot->role, "loss_scale") ? 0.1f : 1024.0f;
}

int main(int argc, char **argv) {
  mp_artifact *artifact;
  mp_device *device;
  mp_program *step;
  mp_slot slot;
  size_t size;
  uint32_t i, program = 0;
  void *bytes = readFile(argc > 1 ? argv[1] : "step.mpx", &size);
  check(mp_artifact_open(bytes, size, &artifact));
  while (strcmp(mp_artifact_program(artifact, program), "step"))
    ++program;
  check(mp_device_open("cuda", 0, &device));
  printf("on %s\n", mp_device_describe(device));
  check(mp_program_create(device, artifact, "step", &step));
  for (i = 0; i < mp_artifact_num_slots(artifact, program); ++i) {
    void *data;
    check(mp_artifact_slot(artifact, program, i, &slot));
    if (slot.side != MP_ARGUMENT)
      continue;
    printf("%s %s, %lu bytes, next value %ld\n", slot.name, slot.role,
           (unsigned long)slot.bytes, (long)slot.pair);
    data = malloc(slot.bytes);
    fill(&slot, data);
    check(mp_program_write(step, i, data, slot.bytes));
    free(data);
  }
  check(mp_program_run(step, 10, MP_RUN_GRAPH));
  for (i = 0; i < mp_artifact_num_slots(artifact, program); ++i) {
    float loss;
    check(mp_artifact_slot(artifact, program, i, &slot));
    if (slot.side != MP_RESULT || strcmp(slot.role, "loss"))
      continue;
    check(mp_program_read(step, i, &loss, sizeof(loss)));
    printf("loss after 10 steps: %f\n", loss);
  }
  mp_program_destroy(step);
  mp_device_close(device);
  mp_artifact_close(artifact);
  free(bytes);
  return 0;
}
