// #region model
let seed = 7;
const random = () =>
  (seed = (seed * 48271) % 2147483647) / 2147483647;
const noise = () => random() + random() + random() - 1.5;

/** Twelve units: bumps along the line. The model is their sum. */
const bumps = (x) => Array.from({ length: 12 }, (_, i) =>
  Math.exp(-(((x - i / 11) / 0.1) ** 2)));
const sample = (size) => Array.from({ length: size }, () => {
  const x = random();
  return [bumps(x), Math.sin(6 * x) + 0.6 * noise()];
});
const predict = (p, unit) =>
  unit.reduce((sum, u, i) => sum + u * p[i], 0);
const loss = (p, set) => set.reduce((sum, [unit, y]) =>
  sum + (predict(p, unit) - y) ** 2, 0) / set.length;

function step(p, set, rate) {
  const slope = p.map(() => 0);
  for (const [unit, y] of set) {
    const error = (2 * (predict(p, unit) - y)) / set.length;
    unit.forEach((u, i) => (slope[i] += error * u));
  }
  return p.map((value, i) => value - rate * slope[i]);
}
// #endregion model

// #region run
const others = sample(200);
for (const size of [12, 100]) {
  const set = sample(size);
  let p = Array(12).fill(0);
  console.log(`trained on ${size} points: loss on them, on others`);
  for (let at = 0; at <= 300; at++) {
    if ([0, 3, 10, 30, 100, 300].includes(at))
      console.log(String(at).padStart(6), loss(p, set).toFixed(3),
        loss(p, others).toFixed(3));
    p = step(p, set, 0.6);
  }
}
// #endregion run
