def kit(name, rate, cl, rcd, rp):
    cycle = 2000 / rate
    hit, conflict = cl * cycle, (rp + rcd + cl) * cycle
    print(f'{name:13} {hit:4.1f} ns {conflict:4.1f} ns',
          f'{rate * 8 / 1000:4.1f} GB/s')

kit('DDR4-3200', 3200, 16, 18, 18)
kit('  no profile', 2400, 17, 17, 17)
kit('DDR5-6000', 6000, 30, 36, 36)
kit('  no profile', 4388, 40, 37, 37)
