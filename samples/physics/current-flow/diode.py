# #region diode
from math import exp

k, e = 1.380649e-23, 1.602176634e-19  # J/K and C, both exact
thermal = k * 300 / e                 # 25.9 mV at 300 K

def diode(volts):  # Shockley, saturation current 1 fA
    return 1e-15 * (exp(volts / thermal) - 1)

for volts in (0.60, 0.66, 0.72, 0.78):
    print(f"{volts:.2f} V  650 Ω: {volts / 650 * 1e3:.2f} mA",
          f"  diode: {diode(volts) * 1e3:7.3f} mA")

def in_series(supply, ohms):  # halve the interval for the diode
    low, high = 0.0, supply
    for _ in range(60):
        middle = (low + high) / 2
        if diode(middle) > (supply - middle) / ohms:
            high = middle
        else:
            low = middle
    return low

for supply in (3.3, 5, 12):
    volts = in_series(supply, 1000)
    print(f"{supply} V, 1 kΩ: diode {volts:.3f} V,",
          f"{diode(volts) * 1e3:.2f} mA")
# #endregion diode
