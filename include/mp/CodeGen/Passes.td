//===- Passes.td - Passes that make code -------------------*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_CODEGEN_PASSES
#define MP_CODEGEN_PASSES

include "mlir/Pass/PassBase.td"

def EmitKernels : Pass<"mp-emit-kernels", "::mlir::ModuleOp"> {
  let summary = "Make PTX for the kernels of a plan";
  let description = [{
    Gives every `mprt.kernel` the code that does what its `mp.fusion` says: PTX
    for one chip, the launches it takes and the workspace they need. The fusion
    stays beside the code. A kernel that has code for the chip already is left
    alone.

    Kernels are made on all threads of the context. With `cache=FOLDER` the code
    of each is kept there under a hash of its fusions, the chip and this
    program, and what is there already is taken. Whoever can write to the folder
    chooses the code that runs.

    Numerics: the arithmetic of the region, each op rounded once, and the
    expansions of `mp-lower-math` for functions; subnormals are kept. Sums of a
    reduction are added in an order that depends on the shape and the chip only.

    Example: test/CodeGen/emit-kernels.mlir
  }];
  let options = [
    Option<"chip", "chip", "std::string", /*default=*/"\"sm_90\"",
           "Architecture the code is for, such as sm_90">,
    Option<"cache", "cache", "std::string", /*default=*/"",
           "Folder that keeps the code of kernels for the next run; none: each "
           "is made anew">,
  ];
  // Functions are expanded in a copy of the fusion.
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::math::MathDialect",
                           "::mlir::mp::MPDialect"];
}

#endif // MP_CODEGEN_PASSES
