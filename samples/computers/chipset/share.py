LANE = 16 / 8 * 128 / 130                   # GB/s, PCIe 4.0, each way
DISK = {"up": 4 * LANE, "down": 4 * LANE}


# #region share
def share(flows, links):
    """Rates that are fair: the fullest link is divided evenly first."""
    rates, left = {}, dict(links)
    while len(rates) < len(flows):
        waiting = [f for f in flows if f not in rates]
        users = {l: [f for f in waiting if l in flows[f]] for l in left}
        tight = min((l for l in left if users[l]),
                    key=lambda l: left[l] / len(users[l]))
        rate = left[tight] / len(users[tight])
        for flow in users[tight]:
            rates[flow] = rate
            for link in flows[flow]:
                left[link] -= rate
    return rates
# #endregion share


# #region main
READ_A = ["A up", "chipset up"]
READ_B = ["B up", "chipset up"]
COPY = READ_A + ["chipset down", "B down"]
TASKS = {"read A": {"A": READ_A},
         "read A and B": {"A": READ_A, "B": READ_B},
         "copy from A to B": {"A to B": COPY},
         "both at once": {"A to B": COPY, "B": READ_B}}

for chipset, lanes in ("X670E, 4 lanes", 4), ("Z890, 8 lanes", 8):
    links = {f"{disk} {way}": speed for disk in "AB"
             for way, speed in DISK.items()}
    links |= {"chipset up": lanes * LANE, "chipset down": lanes * LANE}
    print(chipset)
    for task, flows in TASKS.items():
        rates = share(flows, links)
        print(f"  {task:17}", *(f"{flow}: {rate:5.2f} GB/s"
                                for flow, rate in rates.items()))
# #endregion main
