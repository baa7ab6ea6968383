//===- ProcessTest.cpp - Names of the libraries, ends of processes --------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Blas.h"
#include "DnnAbi.h"

#include <cstdlib>
#include <dlfcn.h>

using namespace mp::fakes;
using namespace mp::fakes::test;

TEST(ProcessTest, OneLibraryOfThreeNames) {
  Dl_info info;
  ASSERT_NE(dladdr(reinterpret_cast<void *>(cuInit), &info), 0);
  std::string path = info.dli_fname;
  std::string folder = path.substr(0, path.rfind('/') + 1);
  for (auto [name, symbol] : {std::pair("libcuda.so.1", "cuInit"),
                              std::pair("libcublasLt.so.13", "cublasLtMatmul"),
                              std::pair("libcudnn.so.9", "cudnnCreate")}) {
    void *library = dlopen((folder + name).c_str(), RTLD_NOW | RTLD_LOCAL);
    ASSERT_NE(library, nullptr) << dlerror();
    ASSERT_NE(dlsym(library, symbol), nullptr);
    EXPECT_EQ(dlsym(library, "cuInit"), reinterpret_cast<void *>(cuInit));
    dlclose(library);
  }
}

/// Ends the process with something of everything.
static void leaveAll() {
  Device device;
  DevicePointer words = 0;
  Handle handle = nullptr, desc = nullptr, dnn = nullptr;
  cuMemAlloc_v2(&words, 12);
  cublasLtCreate(&handle);
  cublasLtMatmulDescCreate(&desc, Compute32F, CudaR32F);
  cudnnCreate(&dnn);
  std::exit(0);
}

TEST(ProcessTest, SaysWhatIsLeft) {
  // Threads of OpenBLAS would not be there behind a fork alone.
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  EXPECT_EXIT(leaveAll(), testing::ExitedWithCode(0),
              "not freed: 12 bytes of memory: allocation 1 of 12 bytes(.|\n)*"
              "not freed: stream 1(.|\n)*"
              "not destroyed: cuBLASLt handle 1(.|\n)*"
              "not destroyed: matmul descriptor 1(.|\n)*"
              "not destroyed: cuDNN handle 1\n");
}

TEST(ProcessTest, HandlesOfAnotherContext) {
  Handle blas = nullptr, dnn = nullptr;
  {
    Device device;
    EXPECT_EQ(cublasLtCreate(&blas), BlasSuccess);
    EXPECT_EQ(cudnnCreate(&dnn), DnnSuccess);
  }
  Device device;
  BlasProduct product({});
  ASSERT_EQ(product.choose(), BlasSuccess);
  std::swap(product.handle, blas);
  expectBlasStop(BlasInvalidValue, "the handle is of another context", [&] {
    return product.run(device.stream, 256, 256, 256, 256, 256);
  });
  EXPECT_EQ(cublasLtDestroy(blas), BlasSuccess);
  EXPECT_EQ(cudnnDestroy(dnn), DnnSuccess);
}
