# #region drift
from math import pi, sqrt

e = 1.602176634e-19      # C, exact since 2019
N_A = 6.02214076e23      # 1/mol, exact since 2019
c = 299_792_458          # m/s, exact
density = 8890           # kg/m³, copper at 20 °C
molar_mass = 0.063546    # kg/mol, copper
rho = 1.7241e-8          # Ω·m, annealed copper at 20 °C

n = density / molar_mass * N_A       # one free electron an atom
area, length, current = 1e-6, 10, 1  # 1 mm², 10 m, 1 A
epsilon_r = 2.25         # of the insulation, such as polyethylene
drift = current / (n * e * area)

print(f"free electrons  {n:.3g} per m³")
print(f"through a cut   {current / e:.3g} per s")
print(f"drift           {drift * 1e3:.3f} mm/s")
print(f"electron, 10 m  {length / drift / 3600:.0f} hours")
print(f"signal, 10 m    {length * sqrt(epsilon_r) / c * 1e9:.0f} ns")
print(f"resistance      {rho * length / area * 1e3:.0f} mΩ")

swing = drift * sqrt(2) / (2 * pi * 50)
print(f"at 50 Hz        {swing * 1e9:.0f} nm to each side")
# #endregion drift
