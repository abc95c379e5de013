// Speculative decoding: a small model proposes, the large one judges.
const large = { red: 0.6, green: 0.3, blue: 0.1 };
const small = { red: 0.2, green: 0.2, blue: 0.6 };

let state = 11;
const most = 2 ** 31 - 1;
const random = () => (state = (state * 48271) % most) / most;
function draw(p) {
  let left = random() * Object.values(p).reduce((a, b) => a + b);
  for (const [word, share] of Object.entries(p))
    if ((left -= share) < 0) return word;
  return Object.keys(p).at(-1);
}

// #region rule
let accepted = 0;
function speculate() {
  const word = draw(small);
  if (random() < large[word] / small[word]) {
    accepted++;
    return word;
  }
  // What the small model proposes too seldom.
  const rest = Object.keys(large).map((w) => [
    w,
    Math.max(0, large[w] - small[w]),
  ]);
  return draw(Object.fromEntries(rest));
}
// #endregion rule

// #region count
function frequencies(next, runs = 20_000) {
  const seen = { red: 0, green: 0, blue: 0 };
  for (let i = 0; i < runs; i++) seen[next()]++;
  return Object.entries(seen)
    .map(([word, n]) => `${word} ${(n / runs).toFixed(2)}`)
    .join('  ');
}
console.log('large alone  ', frequencies(() => draw(large)));
console.log('speculative  ', frequencies(speculate));
console.log('small alone  ', frequencies(() => draw(small)));
console.log('accepted     ', (accepted / 20_000).toFixed(2));

const overlap = Object.keys(large)
  .map((w) => Math.min(large[w], small[w]))
  .reduce((a, b) => a + b);
console.log('sum of minima', overlap.toFixed(2));
// #endregion count
