// #region net
const UNITS = 6;
const POINTS = Array.from({ length: 9 }, (_, i) => (i - 4) / 2);
const data = POINTS.map((x) => [x, Math.sin(2 * x)]);

/** 19 parameters: into 6 units, their biases, out of them, one bias. */
function start() {
  let seed = 42;
  const random = () =>
    (seed = (seed * 48271) % 2147483647) / 2147483647;
  return Array.from({ length: 3 * UNITS + 1 }, () => random() * 2 - 1);
}

const unit = (p, i, x) => Math.tanh(p[i] * x + p[UNITS + i]);

function predict(p, x) {
  let sum = p[3 * UNITS];
  for (let i = 0; i < UNITS; i++)
    sum += p[2 * UNITS + i] * unit(p, i, x);
  return sum;
}

const loss = (p) => data.reduce(
  (sum, [x, y]) => sum + (predict(p, x) - y) ** 2, 0) / data.length;
// #endregion net

// #region gradient
/** The slope of the loss along each parameter, by the chain rule. */
function gradient(p) {
  const slope = p.map(() => 0);
  for (const [x, y] of data) {
    const error = (2 * (predict(p, x) - y)) / data.length;
    slope[3 * UNITS] += error;
    for (let i = 0; i < UNITS; i++) {
      const out = unit(p, i, x);
      const back = error * p[2 * UNITS + i] * (1 - out * out);
      slope[i] += back * x;
      slope[UNITS + i] += back;
      slope[2 * UNITS + i] += error * out;
    }
  }
  return slope;
}

/** The same without calculus: move each parameter and look. */
const measured = (p, by = 1e-5) => p.map((_, at) => {
  const moved = (way) => p.map((value, i) => value + (i === at) * way);
  return (loss(moved(by)) - loss(moved(-by))) / (2 * by);
});

const p = start();
const other = measured(p);
const gap = Math.max(
  ...gradient(p).map((slope, i) => Math.abs(slope - other[i])));
console.log('formula and measurement agree to 1e-8:', gap < 1e-8);
// #endregion gradient

// #region train
const STEPS = [0, 1, 10, 100, 1000];

function train(rate) {
  const losses = [];
  let p = start();
  for (let step = 0; step <= 1000; step++) {
    if (STEPS.includes(step)) losses.push(loss(p));
    const slope = gradient(p);
    p = p.map((value, i) => value - rate * slope[i]);
  }
  return losses;
}

console.log('rate', ...STEPS.map((step) => String(step).padStart(8)));
for (const rate of [0.01, 0.1, 0.3, 1])
  console.log(String(rate).padStart(4), ...train(rate).map((value) =>
    (value < 1e4 ? value.toFixed(4) : value.toExponential(0))
      .padStart(8)));
// #endregion train
