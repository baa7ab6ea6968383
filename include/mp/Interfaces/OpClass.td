//===- OpClass.td - Classes of ops by precision ------------*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_INTERFACES_OPCLASS
#define MP_INTERFACES_OPCLASS

include "mlir/IR/EnumAttr.td"

def MP_OpClass : I32Enum<"OpClass", "how an op takes to a low precision", [
    I32EnumCase<"Allow", 0, "allow">,
    I32EnumCase<"Infer", 1, "infer">,
    I32EnumCase<"Deny", 2, "deny">,
    I32EnumCase<"Clear", 3, "clear">,
    I32EnumCase<"Fence", 4, "fence">]> {
  let cppNamespace = "::mlir::mp";
}

#endif // MP_INTERFACES_OPCLASS
