"""Small steps and files that are well formed, for cases to spoil."""
import pathlib

INPUTS = pathlib.Path(__file__).resolve().parent.parent / "Inputs"
MLP = INPUTS / "mlp" / "jax_mlp.mlir"
MLP_VHLO = INPUTS / "mlp" / "jax_mlp.vhlo"
MLP_EXPORT = INPUTS / "mlp" / "jax_mlp.jaxexport"
MLP_NPZ = INPUTS / "mlp" / "jax_mlp.npz"
MLP_ROLES = INPUTS / "mlp" / "jax_mlp.roles.json"
ROLES = ('{"args": [{"index": 0, "role": "parameter", "pair": 0},'
         ' {"index": 1, "role": "batch"}],'
         ' "results": [{"index": 1, "role": "loss"}]}')

# One parameter, one batch, a loss.
STEP = """func.func @main(%w: tensor<4xf32> {mp.name = "w", mp.pair = 0 : i64,
    mp.role = #mp.role<parameter>},
    %x: tensor<4xf32> {mp.name = "x", mp.role = #mp.role<batch>})
    -> (tensor<4xf32> {mp.name = "w2"},
        tensor<f32> {mp.name = "loss", mp.role = #mp.role<loss>}) {
  %0 = arith.mulf %w, %x : tensor<4xf32>
  %1 = mp.reduce add %0 dims [0] accumulate f32 : tensor<4xf32> to tensor<f32>
  %2 = arith.subf %w, %x : tensor<4xf32>
  return %2, %1 : tensor<4xf32>, tensor<f32>
}
"""


def policy(rules="", attributes=""):
    return (f"module attributes {{mp.policy = #mp.policy<f16, "
            f"rules = [{rules}]>{attributes}}} {{}}\n")


def main_of(body, result="%x", arguments="%x: tensor<4xf32>",
            kind="tensor<4xf32>"):
    return (f"func.func @main({arguments}) -> {kind} {{\n{body}\n"
            f"  return {result} : {kind}\n}}\n")
