// #region model
let seed = 7;
const random = () =>
  (seed = (seed * 48271) % 2147483647) / 2147483647;
const noise = () => random() + random() + random() - 1.5;

/** Twelve bumps along the line; the model is their sum. */
const bumps = (x) => Array.from({ length: 12 }, (_, i) =>
  Math.exp(-(((x - i / 11) / 0.1) ** 2)));
const sample = (size) => Array.from({ length: size }, () => {
  const x = random();
  return [bumps(x), Math.sin(6 * x) + 0.6 * noise()];
});
const start = () =>
  Array.from({ length: 12 }, () => random() - 0.5);
const predict = (p, unit) =>
  unit.reduce((sum, u, i) => sum + u * p[i], 0);
const loss = (p, set) => (set.reduce((sum, [unit, y]) =>
  sum + (predict(p, unit) - y) ** 2, 0) / set.length);

function change(p, set) {
  const gradient = p.map(() => 0);
  for (const [unit, y] of set) {
    const error = (2 * (predict(p, unit) - y)) / set.length;
    unit.forEach((u, i) => (gradient[i] += error * u));
  }
  return p.map((value, i) => value - 0.6 * gradient[i]);
}
const show = (step, ...losses) => console.log(
  String(step).padStart(4),
  ...losses.map((value) => value.toFixed(2).padStart(9)));
// #endregion model
const SHOWN = [0, 3, 10, 30, 100, 300];
const validation = sample(200);

for (const size of [12, 100]) {
  const training = sample(size);
  let weights = start();
  console.log(size, 'points');
  console.log('step  training  validation');
  for (let step = 0; step <= 300; step++) {
    if (SHOWN.includes(step))
      show(step, loss(weights, training),
        loss(weights, validation));
    weights = change(weights, training);
  }
}
