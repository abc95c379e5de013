# strip.py FEED...: 300 LEDs, and at which of them 5 V arrive
import sys

print("A strip of 300 LEDs at full white")
print("Vsupply supply gnd 5")
for n in range(1, 301):
    p, g = f"p{n}", f"g{n}"  # the two copper tracks at LED n
    if n > 1:
        print(f"Rp{n} p{n-1} {p} 4m")
        print(f"Rg{n} g{n-1} {g} 4m")
    v = f"v({p},{g})"
    print(f"Bred{n} {p} {g} I=20m*min(1,max(0,({v}-1.6)/0.4))")
    print(f"Bblue{n} {p} {g} I=40m*min(1,max(0,({v}-2.6)/0.6))")
for feed in sys.argv[1:]:
    print(f"Rfeed{feed} supply p{feed} 5m")
    print(f"Rback{feed} g{feed} gnd 5m")
print(".control\nop")
for n in 1, 50, 75, 100, 150, 300:
    print(f"let v = nint(100 * v(p{n},g{n})) / 100")
    print(f"let red = nint(@Bred{n}[i] * 1000)")
    print(f"let blue = nint(@Bblue{n}[i] * 1000)")
    print(f"echo LED {n} has $&v V: red $&red mA",
          "and blue with green $&blue mA")
print("let amps = nint(-10 * i(Vsupply)) / 10")
print("echo the whole strip takes $&amps A\nquit\n.endc\n.end")
