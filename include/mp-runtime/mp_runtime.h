/*===- mp_runtime.h - Run compiled training steps ------------------*- C
-*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The C interface of libmp_runtime, which runs what `mp-opt --emit=mpx` writes.
// The library holds no compiler. It binds the CUDA driver, and cuBLASLt and
// cuDNN where a step calls them, when a device is opened.
//
//   mp_artifact *artifact;    // tables and code: no device is needed for these
//   mp_device *device;
//   mp_program *step;
//   mp_artifact_open(bytes, size, &artifact);
//   mp_device_open("cuda", 0, &device);
//   mp_program_create(device, artifact, "step", &step);
//   mp_program_write(step, slot, data, size);         // each argument
//   mp_program_run(step, 100, MP_RUN_GRAPH);          // state stays there
//   mp_program_read(step, slot, data, size);          // a result
//
// Functions return MP_OK or a code, and mp_last_error() then tells what is
// wrong in one line. Nothing is thread-safe but for different devices and their
// programs; the last error is one for each thread. An artifact and its bytes
// outlive its programs, and a device does.
//
//===----------------------------------------------------------------------===*/

#ifndef MP_RUNTIME_MP_RUNTIME_H
#define MP_RUNTIME_MP_RUNTIME_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define MP_RUNTIME_API __attribute__((visibility("default")))
#else
#define MP_RUNTIME_API
#endif

/** Grows when something is added. What is there keeps its meaning. */
#define MP_RUNTIME_VERSION 1

typedef enum mp_status {
  MP_OK = 0,
  /** A null pointer, an unknown name, a size that does not fit. */
  MP_BAD_ARGUMENT = 1,
  /** The bytes are no artifact, of another version, or damaged. */
  MP_BAD_ARTIFACT = 2,
  /** No driver, no such device, or a library that a step calls is missing. */
  MP_NO_DEVICE = 3,
  /** The device has no code in the artifact, or a library no such routine. */
  MP_UNSUPPORTED = 4,
  /** The memory of the device or of the host does not suffice. */
  MP_OUT_OF_MEMORY = 5,
  /** A call of the driver or of a library failed. */
  MP_DEVICE_ERROR = 6
} mp_status;

typedef enum mp_element {
  MP_F16,
  MP_BF16,
  MP_F32,
  MP_F64,
  /** One byte that is 0 or 1. */
  MP_I1,
  MP_I8,
  MP_I16,
  MP_I32,
  MP_I64
} mp_element;

typedef enum mp_side { MP_ARGUMENT, MP_RESULT } mp_side;

/** An argument or a result of a step. Strings and lists live as long as the
 *  artifact or program that they are of. */
typedef struct mp_slot {
  mp_side side;
  /** Among the arguments, or among the results. */
  uint32_t number;
  const char *name;
  /** "parameter", "batch", "loss", ...; empty where it is not known. */
  const char *role;
  mp_element element;
  uint32_t rank;
  /** Row-major sizes, `rank` of them. */
  const int64_t *shape;
  uint64_t bytes;
  /** Of an argument that is state: the result that is its next value. Of a
   *  result: the argument whose memory it takes. -1 for none. */
  int64_t pair, alias;
  /** 1 where the integers are meant without a sign, else 0. */
  uint32_t is_unsigned;
} mp_slot;

typedef struct mp_artifact mp_artifact;
typedef struct mp_device mp_device;
typedef struct mp_program mp_program;

/** MP_RUNTIME_VERSION of the library. */
MP_RUNTIME_API uint32_t mp_runtime_version(void);
/** What went wrong last in this thread, without a newline. Never null. */
MP_RUNTIME_API const char *mp_last_error(void);

/** Reads the tables of an artifact and checks all of them. `bytes` has to
 *  outlive the artifact and be aligned to 8. */
MP_RUNTIME_API mp_status mp_artifact_open(const void *bytes, size_t size,
                                          mp_artifact **artifact);
MP_RUNTIME_API void mp_artifact_close(mp_artifact *artifact);
/** Programs of an artifact: "step", and "init" where state has to be made. */
MP_RUNTIME_API uint32_t mp_artifact_num_programs(const mp_artifact *artifact);
/** Null behind the last one. */
MP_RUNTIME_API const char *mp_artifact_program(const mp_artifact *artifact,
                                               uint32_t index);
/** All slots of a program, arguments first, each side by number. */
MP_RUNTIME_API uint32_t mp_artifact_num_slots(const mp_artifact *artifact,
                                              uint32_t program);
MP_RUNTIME_API mp_status mp_artifact_slot(const mp_artifact *artifact,
                                          uint32_t program, uint32_t slot,
                                          mp_slot *out);

/** Opens device number `ordinal` of a kind: "cuda". */
MP_RUNTIME_API mp_status mp_device_open(const char *kind, int ordinal,
                                        mp_device **device);
/** Waits for the device and gives back what it took. */
MP_RUNTIME_API void mp_device_close(mp_device *device);
/** Its name and architecture: "NVIDIA H200, sm_90". Never null. */
MP_RUNTIME_API const char *mp_device_describe(const mp_device *device);

/** Loads a program: its memory, constants and code. */
MP_RUNTIME_API mp_status mp_program_create(mp_device *device,
                                           const mp_artifact *artifact,
                                           const char *name,
                                           mp_program **program);
MP_RUNTIME_API void mp_program_destroy(mp_program *program);
/** Bytes of the device's memory that the program holds. */
MP_RUNTIME_API uint64_t mp_program_bytes(const mp_program *program);

/** Runs on a stream of the user's, a CUstream, from now on; on one of its own
 *  for null, as at first. The stream has to outlive the program. */
MP_RUNTIME_API mp_status mp_program_set_stream(mp_program *program,
                                               void *stream);
/** Takes the user's memory for a slot that is no state: aligned to 256 bytes,
 *  and rounded up to as many. */
MP_RUNTIME_API mp_status mp_program_bind(mp_program *program, uint32_t slot,
                                         uint64_t address);
/** Copies a whole argument to the device; `size` is that of the slot. Returns
 *  when `data` may change. */
MP_RUNTIME_API mp_status mp_program_write(mp_program *program, uint32_t slot,
                                          const void *data, size_t size);
/** Copies a whole result, or an argument as it is now, to the host, after all
 *  that was run. The result that is an argument's next value is that argument
 *  from the end of a step on. */
MP_RUNTIME_API mp_status mp_program_read(mp_program *program, uint32_t slot,
                                         void *data, size_t size);

/** How a step is run. */
typedef enum mp_run_mode {
  /** Call by call. */
  MP_RUN_EAGER = 0,
  /** As one CUDA graph, captured when it is first wanted. */
  MP_RUN_GRAPH = 1,
  /** Call by call, each waited for: an error names its call. */
  MP_RUN_CHECKED = 2,
  /** The same, and what a step makes has memory of its own that is taken anew
   * for the step, each tensor that is no state: a tool that watches memory
   * sees what is read beyond a tensor, or before the step has written it. */
  MP_RUN_APART = 3
} mp_run_mode;

/** Runs `steps` steps in an mp_run_mode; state goes from each to the next on
 * the device. Returns before they have ended but for MP_RUN_CHECKED and
 * MP_RUN_APART. */
MP_RUNTIME_API mp_status mp_program_run(mp_program *program, uint64_t steps,
                                        uint32_t mode);
/** Waits for all that was run. */
MP_RUNTIME_API mp_status mp_program_wait(mp_program *program);

/** One call of a program, as `mp_program_profile` saw it. */
typedef struct mp_call_profile {
  /** "k12", "matmul 512x768x768 f16", ... */
  const char *name;
  /** Where the call came from. */
  const char *location;
  /** Milliseconds, the launch included. */
  float milliseconds;
  /** Bytes read and written if each operand crosses memory once. */
  uint64_t bytes;
  /** Two for each product. Zero for kernels. */
  uint64_t flops;
} mp_call_profile;

/** Number of calls of one step. */
MP_RUNTIME_API uint32_t mp_program_num_calls(const mp_program *program);
/** Runs one step as MP_RUN_EAGER, with the time of each call. */
MP_RUNTIME_API mp_status mp_program_profile(mp_program *program,
                                            mp_call_profile *calls,
                                            uint32_t num_calls);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* MP_RUNTIME_MP_RUNTIME_H */
