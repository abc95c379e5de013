import { chance, digits, start, epoch, loss, right }
  from './net.mjs';

// #region round
const float = new Float32Array(1);
const bits = new Uint32Array(float.buffer);
function bfloat16(x) {  // the upper half of a float32, rounded
  float[0] = x;
  bits[0] += 0x7fff + (bits[0] >>> 16 & 1);
  bits[0] &= 0xffff0000;
  return float[0];
}
// #endregion

function run(name, rate, round) {
  const next = chance(21);
  const { train, kept } = digits(next);
  const w = start(next).map(round);
  let moved = 0, all = 0;
  for (let n = 0; n < 3; n++) {
    epoch(w, train, rate, next, (w, g) => {
      for (let i = 0; i < w.length; i++) {
        if (g[i] === 0) continue;
        const old = w[i];
        w[i] = round(old - rate * g[i]);
        all++;
        if (w[i] !== old) moved++;
      }
    });
  }
  // #region print
  console.log(name, rate, ' loss', loss(w, train).toFixed(2),
    ' right', right(w, kept),
    ' moved', Math.round(100 * moved / all) + ' %');
  // #endregion
}
for (const rate of [0.1, 0.001]) {
  run('float32 ', rate, Math.fround);
  run('bfloat16', rate, bfloat16);
}
