from machine import Machine

MARK = 0x600D_F00D
PLACES = {0x0000_0000: "first word", 0x03FF_FFFC: "last of 64 MiB",
          0x0400_0000: "the next one", 0x000F_0000: "below 1 MiB",
          0xFED0_0000: "far above", 0xFFFF_FFF0: "below 4 GiB"}

# #region main
with Machine("q35") as pc:
    for place, name in PLACES.items():
        before = pc.ask("readl", place)
        pc.ask("writel", place, MARK)
        kept = pc.ask("readl", place) == MARK
        print(f"{place:08x}  {name:14}  {before:08x}",
              "keeps what I write" if kept else "ignores it")
    first = [pc.ask("readb", 0xFFFF_FFF0 + i) for i in range(5)]
    print("the first instruction:", bytes(first).hex(" "))

    pc.config(0, 0, 0x90, 0x30)
    pc.ask("writel", 0xF_0000, MARK)
    print(f"000f0000 with 30 in register 90:"
          f" {pc.ask('readl', 0xF_0000):08x}")
# #endregion main
