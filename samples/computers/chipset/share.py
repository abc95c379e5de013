LANE = 1.97      # GB/s, PCIe 4.0, one way
SSD = 4 * LANE   # the most that one SSD sends

def speed(ssds, link):
    """Each SSD, if all of them send at once."""
    return min(SSD, link / ssds)

for link in 4, 8:
    print(f"a link of {link} lanes:")
    for ssds in 1, 2, 3:
        each = speed(ssds, link * LANE)
        print(f"  {ssds} SSD: {each:.1f} GB/s each")
