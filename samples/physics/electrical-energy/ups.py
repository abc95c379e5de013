# #region ups
from math import log

# Minutes and constant watts of a 12 V, 7.8 Ah battery at 25 °C, down
# to 9.6 V: Panasonic UP-PW1245P1, a measured table.
table = [(3, 530), (5, 410), (10, 270), (15, 195), (30, 112),
         (60, 65.7), (180, 26), (600, 8.79), (1200, 4.76)]
label = 12 * 7.8

for minutes, watts in table:
    naive = label / watts * 60
    print(f"{watts:6} W: {minutes:4} min,",
          f"{watts * minutes / 60:4.1f} Wh;",
          f"by the label {naive:4.0f} min")

(t1, p1), (t2, p2) = table[1], table[-1]
k = log(t2 / t1) / log(p1 / p2)
print(f"exponent {k:.2f}: twice the load, {2 ** -k:.2f} of the time")
# #endregion ups
