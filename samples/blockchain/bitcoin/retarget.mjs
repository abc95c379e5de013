const WISHED = 2016 * 600;               // two weeks in seconds

/** The factor by which the target changes after 2,016 blocks. */
function factor(times) {
  const span = times.at(-1) - times[0];
  return Math.min(4, Math.max(1 / 4, span / WISHED));
}

for (const gap of [300, 600, 6000]) {
  const times = Array.from({ length: 2016 }, (_, n) => n * gap);
  console.log(gap, 's a block: target x', factor(times).toFixed(4));
}
