# #region bank
cells_ah, cells_v = 10, 3.7  # what "10,000 mAh" counts
cells_wh = cells_ah * cells_v
print(f"in the cells  {cells_wh:.0f} Wh = {cells_wh * 3.6:.0f} kJ")
for volts, efficiency in ((5, 0.90), (20, 0.85)):
    wh = cells_wh * efficiency
    mah = wh / volts * 1000
    print(f"out at {volts:2} V    {wh:.1f} Wh = {mah:.0f} mAh")
phone_wh = 5 * 3.85          # a phone of "5,000 mAh"
into = 0.90 * 0.85           # both converters
print(f"phones filled {cells_wh * into / phone_wh:.2f}, not 2")
print(f"airline limit 100 Wh = {100 / cells_v * 1000:.0f} mAh of cells")
# #endregion bank
