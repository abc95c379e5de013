const words = ['package', 'parcel', 'delivery',
  'Visa', 'card', 'cash', 'voucher'];
const batches = [
  [['package', 'parcel'], ['Visa', 'card']],
  [['delivery', 'parcel'], ['cash', 'card']],
];
// #region turn
// The direction of each word, in degrees, at first by chance.
const at = {};
words.forEach((word, i) => (at[word] = Number(process.argv[2 + i])));

const lines = ['round', ...words].map((name) => name.padEnd(9));

// From word a to word b, -180 to 180 degrees.
const gap = (a, b) => ((at[b] - at[a] + 540) % 360) - 180;
const turn = (a, by) => (at[a] = (at[a] + by + 360) % 360);

// #endregion turn
function pull(a, b) {
  const step = gap(a, b) / 4;
  turn(a, step);
  turn(b, -step);
}
function push(a, b) {
  if (Math.abs(gap(a, b)) >= 90) return;
  const step = gap(a, b) < 0 ? -10 : 10;
  turn(a, -step);
  turn(b, step);
}
for (let round = 0; round <= 20; round++) {
  if ([0, 1, 5, 20].includes(round)) note(round);
  for (const [one, other] of batches) {
    pull(...one);
    pull(...other);
    for (const a of one) for (const b of other) push(a, b);
  }
}
// #region print

function note(round) {
  lines[0] += String(round).padStart(4);
  words.forEach((a, i) =>
    (lines[i + 1] += at[a].toFixed(0).padStart(4)));
}
console.log(lines.join('\n'));
// #endregion print
