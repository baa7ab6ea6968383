"""T12: layers whose gradients are too far apart for one loss scale."""
import numpy as np

from lab import amp

LAYERS, WIDTH = 18, 16
STEP = "t12-layers.mlir"


def chain():
    """Weights that halve what passes, in both directions."""
    rng = np.random.default_rng(12)
    inputs = {f"params.w{layer}":
              np.linalg.qr(rng.standard_normal((WIDTH, WIDTH)))[0] / 2
              for layer in range(1, LAYERS + 1)}
    inputs["x"] = rng.standard_normal((8, WIDTH))
    inputs["t"] = rng.standard_normal((8, WIDTH))
    return {n: v.astype(np.float32) for n, v in inputs.items()}


def judge(got, exact):
    """Layers with an infinity, layers without a gradient, and the worst error
    of a layer's gradient by its norm."""
    names = [f"grads.w{layer}" for layer in range(1, LAYERS + 1)]
    wrong = [not np.all(np.isfinite(got[n])) for n in names]
    lost = [not np.any(got[n]) for n in names]
    with np.errstate(invalid="ignore"):
        errors = [np.linalg.norm(got[n].astype(np.float64) - exact[n])
                  / np.linalg.norm(exact[n].astype(np.float64)) for n in names]
    return sum(wrong), sum(lost), max(errors)


def t12_layers(lab):
    """No loss scale holds eighteen layers; powers of two between them do."""
    inputs = chain()

    def run(options):
        step = lab.compile(STEP, amp(options))
        return lab.run(step, inputs, training=False).values

    exact = run("dtype=off loss-scale=off")
    norms = [np.linalg.norm(exact[f"grads.w{n}"]) for n in (1, LAYERS)]
    rows, fits = [], []
    for scale in range(-20, 41, 4):
        wrong, lost, _ = judge(run(f"loss-scale={2.0**scale}"), exact)
        fits.append(not wrong and not lost)
        if scale % 20 == 0:
            rows.append([f"one scale of 2^{scale}", wrong, lost])
    lab.control(norms[1] / norms[0] > 2.0**45 and not any(fits),
                f"T12: gradients are {norms[1] / norms[0]:.1g} apart, and of "
                f"{len(fits)} scales from 2^-20 to 2^40 {sum(fits)} hold all")
    profile = lab.profile(lab.compile(STEP), inputs)
    wrong, lost, error = judge(
        run(f"loss-scale=4 scale-motion=layers profile={profile}"), exact)
    lab.verdict(not wrong and not lost and error < 4e-3,
                f"T12: with factors by layer {wrong} are infinite, {lost} lost, "
                f"the worst is off by {error:.2g}")
    rows.append(["2^2, and factors by layer", wrong, lost])
    lab.table("T12", ["loss scale", f"infinite layers of {LAYERS}",
                      "layers without a gradient"], rows)
