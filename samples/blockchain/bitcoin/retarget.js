// #region rule
const PERIOD = 2016;                  // blocks
const WISHED = PERIOD * 600;          // two weeks in seconds

/** The factor on the target, from the times of the period's blocks. */
function factor(times) {
  const span = times.at(-1) - times[0];     // 2,015 gaps, not 2,016
  return Math.min(4, Math.max(1 / 4, span / WISHED));
}
// #endregion rule

// #region honest
for (const gap of [600, 600 * 2016 / 2015, 300, 6000]) {
  const times = Array.from({ length: PERIOD }, (_, i) => i * gap);
  const change = factor(times).toFixed(5);
  console.log(`a block each ${gap.toFixed(2)} s: target x ${change}`);
}
// #endregion honest

// #region warp
// A majority that lies: the last block of each period has the true
// time, all others a time that barely passes the median.
function warp(name, earliestFirst) {
  let [target, now, oldest] = [1, WISHED, 0];
  const gaps = [];
  for (let round = 1; round <= 6; round++) {
    const gap = 600 / target;               // what really passes
    const first = earliestFirst(oldest, now);
    now += PERIOD * gap;
    oldest += PERIOD;                       // a second for each block
    target *= factor([first, now]);
    gaps.push(gap < 10 ? gap.toFixed(1) : Math.round(gap));
  }
  console.log(`${name}: seconds a block, by period: ${gaps.join(' ')}`);
}
warp('today ', (oldest) => oldest);
warp('BIP 54', (oldest, last) => Math.max(oldest, last - 7200));
// #endregion warp
