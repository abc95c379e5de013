// #region model
let seed = 11;
const random = () =>
  (seed = (seed * 48271) % 2147483647) / 2147483647;
const UNITS = 5;

/** Both tasks are parts of one curve; a set has 20 points of it. */
const part = (from, to) => Array.from({ length: 20 }, (_, i) => {
  const x = from + ((to - from) * i) / 19;
  return [x, Math.sin(3 * x + 1)];
});
const left = part(-1.5, 0);
const right = part(0, 1.5);
// #endregion model

// #region net
const first = () =>
  Array.from({ length: 3 * UNITS }, () => 2 * random() - 1);
const unit = (p, i, x) => Math.tanh(2 * p[i] * x + p[UNITS + i]);
function predict(p, x) {
  let sum = 0;
  for (let i = 0; i < UNITS; i++)
    sum += p[2 * UNITS + i] * unit(p, i, x);
  return sum;
}
const loss = (p, set) => (set.reduce(
  (sum, [x, y]) => sum + (predict(p, x) - y) ** 2, 0) / set.length);

function train(start, set, steps) {
  const p = [...start];
  for (let step = 0; step < steps; step++) {
    const [x, y] = set[Math.floor(random() * set.length)];
    const error = 2 * (predict(p, x) - y);
    for (let i = 0; i < UNITS; i++) {
      const out = unit(p, i, x);
      const back = error * p[2 * UNITS + i] * (1 - out * out);
      p[2 * UNITS + i] -= 0.05 * error * out;
      p[i] -= 0.05 * back * 2 * x;
      p[UNITS + i] -= 0.05 * back;
    }
  }
  return p;
}
// #endregion net

// #region run
const report = (name, p) => console.log(name.padEnd(38),
  loss(p, left).toFixed(3), loss(p, right).toFixed(3));

console.log(' '.repeat(38), 'left  right');
const learnt = train(first(), left, 10000);
report('trained on the left', learnt);
report('  then 200 steps on the right', train(learnt, right, 200));
report('  then 10,000 steps on the right', train(learnt, right, 10000));
const some = left.filter((_, i) => i % 2);
const mixed = [...right, ...right, ...right, ...some];
report('  10,000 on the right with 1 in 7 left',
  train(learnt, mixed, 10000));
// #endregion run
