//===- Passes.td - Roles of arguments and results ----------*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TRANSFORMS_ROLES_PASSES
#define MP_TRANSFORMS_ROLES_PASSES

include "mlir/Pass/PassBase.td"

def AssignRoles : Pass<"mp-assign-roles", "::mlir::ModuleOp"> {
  let summary = "Say what each argument and result of the step is";
  let description = [{
    Writes `mp.role`, `mp.name` and `mp.pair` on the arguments and results of
    `@main`, and `mp.of` on gradients: the argument each belongs to, by name,
    otherwise by type and order where as many gradients of a type are left as
    parameters. Each fact comes from the first source that has it: attributes
    that are there, a roles file, names, aliasing of buffers, the structure of
    the graph. An argument that no source knows is an error. What does not come
    back is data, but for networks, which layers tell: their weights are
    parameters that the step does not train.

    A roles file is JSON; `mp-translate --mp-to-roles` writes one. Besides one
    entry for each argument it may hold rules with globs:

    ```
    {"rules": [{"arg": "params*", "role": "parameter"},
               {"arg": 12, "role": "batch"} ],
     "pairs": [["params['w']", "result[0]['w']"]], "loss": "result[1]"}
    ```

    State that the author does not carry on from itself, as two buffers in
    turns or a memory of the last steps, is written down in `mp.taken_from` on
    `@main`: mp-check-state knows by it what no pass has exchanged. The step is
    judged as it is, and once more as it is left when loops of one round and
    choices that constants make are gone.

    Changes attributes only.

    Example: test/Transforms/Roles/assign-roles.mlir
  }];
  let dependentDialects = ["::mlir::mp::MPDialect"];
  let options = [
    Option<"roles", "roles", "std::string", /*default=*/"",
           "JSON file with roles">,
    Option<"defaultRole", "default-role", "std::string", /*default=*/"",
           "Role of arguments that nothing is known of; none: an error">,
  ];
}

def CheckRoles : Pass<"mp-check-roles", "::mlir::ModuleOp"> {
  let summary = "Reject a step without roles or true pairs";
  let description = [{
    Every argument and result of `@main` has a role of its side. Pairs are one
    to one and keep the type; the role of a next value follows from that of its
    argument. A gradient belongs to a parameter or to data of its own type, and
    to no argument that has another one. What is carried from step to step has
    a name of its own. Changes nothing.

    Example: test/Transforms/Roles/check-roles.mlir
  }];
}

#endif // MP_TRANSFORMS_ROLES_PASSES
