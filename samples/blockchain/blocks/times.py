import statistics

HOUR, TEN_MINUTES = 3600, 600

def verdict(time: int, before: list[int], clock: int) -> str:
    median = int(statistics.median(before[-11:]))
    if time <= median:
        return f"refused: not after the median, {median}"
    if time > clock + 2 * HOUR:
        return "refused for now: more than 2 hours ahead of my clock"
    return f"accepted, {time - before[-1]:+} s from its parent"

parents = [TEN_MINUTES * n for n in range(1, 12)]    # 600 ... 6600
clock = 7200
for time in 7200, 6000, 3601, 3600, clock + 2 * HOUR, clock + 9000:
    print(f"{time:6}  {verdict(time, parents, clock)}")
