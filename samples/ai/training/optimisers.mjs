// #region batches
let seed = 5;
const random = () =>
  (seed = (seed * 48271) % 2147483647) / 2147483647;
const noise = () => random() + random() + random() - 1.5;

/** 1,024 points of y = 2 x, with noise. The model: y = weight x. */
const data = Array.from({ length: 1024 }, () => {
  const x = 2 * random() - 1;
  return [x, 2 * x + noise()];
});
const slope = (weight, set) => set.reduce(
  (sum, [x, y]) => sum + 2 * (weight * x - y) * x, 0) / set.length;
const pick = (size) => Array.from({ length: size }, () =>
  data[Math.floor(random() * data.length)]);

for (const size of [1, 4, 16, 64]) {
  const all = Array.from({ length: 1000 }, () => slope(0, pick(size)));
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
  const spread = Math.sqrt(
    all.reduce((sum, one) => sum + (one - mean) ** 2, 0) / all.length);
  console.log(`batch ${size}`.padEnd(9), 'mean slope', mean.toFixed(2),
    'spread', spread.toFixed(2));
}
console.log('all data  mean slope', slope(0, data).toFixed(2));
// #endregion batches

// #region adam
/** A valley: steep across, flat along; `turn` by some angle. */
function descend(steep, turn, next) {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  let p = [c - s, s + c];
  for (let at = 1; at <= 100000; at++) {
    const across = c * p[0] + s * p[1];
    const along = c * p[1] - s * p[0];
    if (steep * across ** 2 + along ** 2 < 2e-6) return at - 1;
    const g = [c * steep * across - s * along,
      s * steep * across + c * along];
    p = next(p, g, at);
  }
  return NaN;
}

const plain = (rate) => (p, g) => p.map((w, i) => w - rate * g[i]);

function adam(rate) {
  const first = [0, 0];
  const second = [0, 0];
  return (p, g, at) => p.map((w, i) => {
    first[i] = 0.9 * first[i] + 0.1 * g[i];
    second[i] = 0.999 * second[i] + 0.001 * g[i] ** 2;
    const mean = first[i] / (1 - 0.9 ** at);
    const size = Math.sqrt(second[i] / (1 - 0.999 ** at));
    return w - (rate * mean) / (size + 1e-8);
  });
}

console.log('steps to a loss of 1e-6:    plain    Adam');
const valleys = [[1, 0], [100, 0], [1e3, 0], [1e3, 45]];
for (const [steep, turn] of valleys)
  console.log(`steep ${steep}, turned ${turn} degrees`.padEnd(27),
    ...[plain(1 / steep), adam(0.01)].map((next) =>
      `${descend(steep, (turn * Math.PI) / 180, next)}`.padStart(5)));
// #endregion adam
