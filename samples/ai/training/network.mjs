// #region net
const UNITS = 6;
const POINTS = Array.from({ length: 9 }, (_, i) => (i - 4) / 2);
const data = POINTS.map((x) => [x, Math.sin(2 * x)]);

/** 19 weights: into 6 units, their biases, out of them, one bias. */
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

const lossOf = (p) => data.reduce(
  (sum, [x, y]) => sum + (predict(p, x) - y) ** 2, 0) / data.length;

/** The gradient of each weight, by backpropagation. */
function gradientOf(p) {
  const gradient = p.map(() => 0);
  for (const [x, y] of data) {
    const error = (2 * (predict(p, x) - y)) / data.length;
    gradient[3 * UNITS] += error;
    for (let i = 0; i < UNITS; i++) {
      const out = unit(p, i, x);
      const back = error * p[2 * UNITS + i] * (1 - out * out);
      gradient[i] += back * x;
      gradient[UNITS + i] += back;
      gradient[2 * UNITS + i] += error * out;
    }
  }
  return gradient;
}

const row = (name, cells) => console.log(String(name).padStart(4),
  ...cells.map((cell) => String(cell).padStart(7)));
const round = (value) =>
  (value < 1e4 ? value.toFixed(4) : value.toExponential(0));
// #endregion net
const SHOWN = [0, 1, 10, 100, 1000];

function train(rate) {
  const losses = [];
  let weights = start();
  for (let step = 0; step <= 1000; step++) {
    if (SHOWN.includes(step))
      losses.push(lossOf(weights));
    const gradient = gradientOf(weights);
    weights = weights.map((weight, i) =>
      weight - rate * gradient[i]);
  }
  return losses;
}
console.log('losses after so many steps');
row('rate', SHOWN);
for (const rate of [0.01, 0.1, 0.3, 1])
  row(rate, train(rate).map(round));
