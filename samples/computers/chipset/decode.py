from machine import Machine

PLACES = {0x0000_0000: "start of memory",
          0x0400_0000: "after 64 MiB",
          0xFED0_0000: "a timer",
          0xFFFF_FFF0: "firmware"}

with Machine("q35") as pc:
    for place, name in PLACES.items():
        pc.ask("writel", place, 0x4711)
        kept = pc.ask("readl", place) == 0x4711
        print(f"{place:08x}  {name:16}",
              "memory" if kept else "no memory")
    first = [pc.ask("readb", 0xFFFF_FFF0 + i)
             for i in range(5)]
    print("at fffffff0:", bytes(first).hex(" "))
