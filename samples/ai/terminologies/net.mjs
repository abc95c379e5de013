// A language model with one hidden layer, over five tokens.
let state = Number(process.argv[2] ?? 1);
const most = 2 ** 31 - 1;
export const random = () => (state = (state * 48271) % most) / most;

export const names =
  'anna ben cleo dan eva finn gus hana ivo jack kim lena'.split(' ');
export const cities = 'paris oslo rome lyon bergen milan'.split(' ');
export const countries = 'france norway italy'.split(' ');
export const home = (name) => cities[(names.indexOf(name) * 5 + 1) % 6];
export const land = (city) => countries[cities.indexOf(city) % 3];
export const vocabulary = [
  ...['-', ':', 'lives', 'lies', 'in', '.'],
  ...names,
  ...['zoe', 'yan', 'xena'],
  ...cities,
  ...countries,
];
export const window = 5;
const width = 8;

const numbers = (count, spread) =>
  Float64Array.from({ length: count }, () => (random() - 0.5) * spread);

/** Random weights: one row a token, a hidden layer, one row a token. */
export function create(hidden) {
  const size = vocabulary.length;
  return {
    rows: numbers(size * width, 2),
    inner: numbers(window * width * hidden, 0.5),
    bias: numbers(hidden, 0.1),
    outer: numbers(hidden * size, 0.5),
    start: numbers(size, 0.1),
  };
}
export const all = (model) => Object.values(model);
export const count = (model) =>
  all(model).reduce((sum, part) => sum + part.length, 0);
export const copy = (model) =>
  Object.fromEntries(
    Object.entries(model).map(([name, part]) => [name, part.slice()]),
  );

/** The last five tokens of a text, with - where it is shorter. */
export function ids(text, seen = window) {
  const words = text.split(' ').slice(-seen);
  while (words.length < window) words.unshift('-');
  return words.map((word) => vocabulary.indexOf(word));
}

// #region forward
/** Probabilities of the next token, and what led to them. */
export function forward(model, tokens) {
  const x = new Float64Array(window * width);
  tokens.forEach((id, t) =>
    x.set(model.rows.subarray(id * width, (id + 1) * width), t * width),
  );
  const h = model.bias.map((b, j) => {
    let sum = b;
    for (let i = 0; i < x.length; i++)
      sum += x[i] * model.inner[j * x.length + i];
    return Math.tanh(sum);
  });
  const z = model.start.map((s, o) => {
    let sum = s;
    for (let j = 0; j < h.length; j++)
      sum += h[j] * model.outer[o * h.length + j];
    return sum;
  });
  const top = Math.max(...z);
  const e = z.map((v) => Math.exp(v - top));
  const sum = e.reduce((a, b) => a + b);
  return { x, h, p: e.map((v) => v / sum) };
}
// #endregion forward

/** One step of gradient descent towards the wanted probabilities. */
export function learn(model, tokens, wanted, rate, parts = {}) {
  const { rows = true, inner = true, outer = true } = parts;
  const { x, h, p } = forward(model, tokens);
  const dh = new Float64Array(h.length);
  const dx = new Float64Array(x.length);
  p.forEach((value, o) => {
    const d = value - wanted[o];
    for (let j = 0; j < h.length; j++) {
      dh[j] += d * model.outer[o * h.length + j];
      if (outer) model.outer[o * h.length + j] -= rate * d * h[j];
    }
    if (outer) model.start[o] -= rate * d;
  });
  dh.forEach((value, j) => {
    const d = value * (1 - h[j] * h[j]);
    for (let i = 0; i < x.length; i++) {
      dx[i] += d * model.inner[j * x.length + i];
      if (inner) model.inner[j * x.length + i] -= rate * d * x[i];
    }
    if (inner) model.bias[j] -= rate * d;
  });
  if (rows)
    tokens.forEach((id, t) => {
      for (let i = 0; i < width; i++)
        model.rows[id * width + i] -= rate * dx[t * width + i];
    });
}

export function target(word) {
  const wanted = new Float64Array(vocabulary.length);
  wanted[vocabulary.indexOf(word)] = 1;
  return wanted;
}

/** Learns the last word of each text. */
export function train(model, texts, rounds, rate, parts) {
  for (let round = 0; round < rounds; round++)
    for (const text of texts) {
      const cut = text.lastIndexOf(' ');
      const wanted = target(text.slice(cut + 1));
      learn(model, ids(text.slice(0, cut)), wanted, rate, parts);
    }
}

/** The likeliest next token, and its probability. */
export function next(model, text, seen) {
  const { p } = forward(model, ids(text, seen));
  const best = p.indexOf(Math.max(...p));
  return { word: vocabulary[best], p: p[best] };
}
