import * as net from './net.mjs';

// #region lora
/** Trains a column and a row whose product is added to `inner`. */
export function lora(base, texts, rounds, rate) {
  const column = new Float64Array(base.bias.length);
  const row = Float64Array.from(
    { length: base.inner.length / column.length },
    () => net.random() - 0.5,
  );
  const merged = () => {
    const model = net.copy(base);
    column.forEach((a, j) =>
      row.forEach((b, i) => (model.inner[j * row.length + i] += a * b)),
    );
    return model;
  };
  for (let round = 0; round < rounds; round++) {
    const model = merged();
    const stepped = net.copy(model);
    net.train(stepped, texts, 1, rate, { rows: false, outer: false });
    const change = stepped.inner.map((w, i) => w - model.inner[i]);
    const old = column.slice();
    change.forEach((d, at) => {
      const j = Math.floor(at / row.length);
      const i = at % row.length;
      column[j] += d * row[i];
      row[i] += d * old[j];
    });
  }
  return { adapted: merged(), size: column.length + row.length };
}
// #endregion lora

// #region quantise
/** Each weight becomes the nearest of a few steps of its part. */
export function quantise(base, bits) {
  const model = net.copy(base);
  const steps = 2 ** (bits - 1) - 1;
  for (const part of net.all(model)) {
    const step = Math.max(...part.map(Math.abs)) / steps;
    part.forEach((w, i) => (part[i] = Math.round(w / step) * step));
  }
  return model;
}
// #endregion quantise
