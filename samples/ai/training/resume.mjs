import { chance, digits, start, gradient, epoch, loss, COUNT }
  from './net.mjs';

const fresh = () => ({ mean: new Float64Array(COUNT),
  square: new Float64Array(COUNT), a: 1, b: 1 });
let state = fresh();

function adam(w, g) {  // its learning rate is 0.003
  state.a *= 0.9;
  state.b *= 0.999;
  let way = 0;
  // #region adam
  for (let i = 0; i < COUNT; i++) {
    state.mean[i] += 0.1 * (g[i] - state.mean[i]);
    state.square[i] += 0.001 * (g[i] * g[i] - state.square[i]);
    const mean = state.mean[i] / (1 - state.a);
    const square = state.square[i] / (1 - state.b);
    const move = 0.003 * mean / (Math.sqrt(square) + 1e-8);
    w[i] -= move;
    way += move * move;
  }
  // #endregion
  return Math.sqrt(way).toFixed(2);
}

// #region train
const next = chance(21);
const { train } = digits(next);
const w = start(next);
for (let n = 0; n < 4; n++) epoch(w, train, 0.003, next, adam);
const saved = state;
// #endregion

for (const name of ['with the state', 'weights alone ']) {
  state = name.startsWith('with') ? structuredClone(saved) : fresh();
  const copy = w.slice(), before = loss(w, train);
  const first = adam(copy, gradient(copy, train.slice(0, 20)));
  for (let i = 20; i < 300; i += 20) {
    adam(copy, gradient(copy, train.slice(i, i + 20)));
  }
  console.log(name, ' first step', first, ' loss',
    before.toFixed(3), '->', loss(copy, train).toFixed(3));
}
