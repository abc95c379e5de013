# #region factor
from math import cos, pi, sin, sqrt

N = 10_000  # samples of one period
def mean(f):
    return sum(f(2 * pi * (i + 0.5) / N) for i in range(N)) / N

def report(name, volts, amps):
    rms_v = sqrt(mean(lambda x: volts(x) ** 2))
    rms_a = sqrt(mean(lambda x: amps(x) ** 2))
    watts = mean(lambda x: volts(x) * amps(x))
    va = rms_v * rms_a
    print(f"{name:9} {rms_v:.0f} V, {rms_a:.2f} A, {va:3.0f} VA,",
          f"{abs(watts):3.0f} W, factor {abs(watts) / va:.2f}")
    return rms_a

def mains(x):
    return 230 * sqrt(2) * sin(x)

report("heater", mains, lambda x: mains(x) / 230)
report("lagging", mains, lambda x: sqrt(2) * sin(x - pi / 3))
report("capacitor", mains, lambda x: sqrt(2) * cos(x))

def pulses(x):  # a rectifier that charges its capacitor at the peak
    near = abs(sin(x)) > cos(pi / 10)
    return (5 if sin(x) > 0 else -5) if near else 0

rms_a = report("rectifier", mains, pulses)
parts = [sqrt(2) * mean(lambda x, h=h: pulses(x) * sin(h * x))
         for h in range(1, 12, 2)]
print("harmonics ", " ".join(f"{abs(a / parts[0]):.2f}" for a in parts))
neutral = sqrt(mean(lambda x: sum(
    pulses(x + turn * 2 * pi / 3) for turn in range(3)) ** 2))
print(f"neutral of three: {neutral / rms_a:.2f} times a phase")
# #endregion factor
