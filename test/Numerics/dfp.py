"""T18: dot products of 16-bit integers that share an exponent, in 32 bits."""
import numpy as np

from lab import swap

ROWS, LENGTH = 200, 4096
DFP = "t18-dfp.mlir"


def positive_rows(seed):
    """Magnitudes of normal numbers, and a last row of the greatest integers."""
    rows = np.abs(np.random.default_rng(seed).standard_normal((ROWS, LENGTH)))
    rows = np.vstack([rows, np.full((1, LENGTH), 2 - 2.0**-14)])
    return rows.astype(np.float32)


def integers(rows, bits):
    """What the step must make of rows: integers of so many bits."""
    _, exponent = np.frexp(rows.max(axis=1, keepdims=True).astype(np.float64))
    scaled = np.rint(np.ldexp(rows.astype(np.float64), bits - exponent))
    return np.minimum(scaled, 2**bits - 1).astype(np.int64)


def chunked(bits, length):
    """The edit to integers of `bits` bits and chunks of `length` products."""
    def edit(text):
        text = text.replace("201x128x32x", f"201x{LENGTH // length}x{length}x")
        text = text.replace("201x128x", f"201x{LENGTH // length}x")
        text = text.replace("32767.0>", f"{2.0**bits - 1}>")
        return swap("dense<6.103515625e-05>",
                    f"dense<{2.0**(1 - bits)!r}>")(text)
    return edit


def t18_dfp(lab):
    """Sums of integer products wrap where chunks are too long for the bits."""
    x, y = positive_rows(18), positive_rows(81)
    real = np.sum(x.astype(np.float64) * y, axis=1)
    counts, rows = {}, []
    for bits, length in ((15, 2), (15, 8), (15, 32), (15, 128), (14, 8),
                         (13, 32), (12, 128)):
        got = lab.run(lab.compile(DFP, edit=chunked(bits, length)),
                      {"x": x, "y": y}, training=False).values
        products = integers(x, bits) * integers(y, bits)
        sums = products.reshape(ROWS + 1, -1, length).sum(axis=2)
        expected = np.sum((sums + 2**31) % 2**32 - 2**31, axis=1)
        lab.verdict(np.array_equal(got["integers"], expected), f"T18: {bits} "
                    f"bits, chunks of {length}: the sums are those of int64 "
                    "taken modulo 2^32")
        wraps = got["integers"] != products.sum(axis=1)
        counts[bits, length] = int(wraps[:ROWS].sum()), bool(wraps[ROWS])
        off = float(np.max(np.abs(got["dots"][:ROWS] / real[:ROWS] - 1)))
        rows.append([bits, length, counts[bits, length][0],
                     "wraps" if wraps[ROWS] else "exact", off])
    safe = {k: v for k, v in counts.items() if k[0] + np.log2(k[1]) / 2 <= 15.5}
    lab.verdict(set(safe.values()) == {(0, False)}, "T18: chunks of 2 at 15 "
                "bits, 4 times as long for a bit less, never wrap, not on the "
                "greatest integers either")
    most = max(row[-1] for row in rows if (row[0], row[1]) in safe)
    lab.verdict(most < 1e-3, f"T18: they are off by {most:.1g} at most")
    lab.control(counts[15, 8] == (0, True), "T18: chunks of 8 at 15 bits hold "
                f"{ROWS - counts[15, 8][0]} of {ROWS} random sums, and not the "
                "worst")
    lab.control(60 <= counts[15, 32][0] <= 120
                and 170 <= counts[15, 128][0] <= 199, "T18: chunks of 32 wrap "
                f"in {counts[15, 32][0]}, of 128 in {counts[15, 128][0]}")
    lab.table("T18", ["bits", "products in a chunk", f"wrapped of {ROWS}",
                      "the greatest integers", "worst, off by"], rows)
