"""The logarithmic derivative of the gamma function, in f64."""
import math


def digamma(x):
    """By recurrence up to 20, and the asymptotic series there."""
    if x <= 0 and x == math.floor(x):
        return math.nan
    shift = 0.0
    while x < 20:
        shift -= 1 / x
        x += 1
    y = 1 / x**2
    return shift + math.log(x) - 0.5 / x - y * (1 / 12 - y * (
        1 / 120 - y * (1 / 252 - y * (1 / 240 - y / 132))))
