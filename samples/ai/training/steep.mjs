import { chance, digits, start, gradient, epoch, loss, right,
  predict } from './net.mjs';

const seed = Number(process.argv[2] ?? 21);
function run(rate, warm, clip) {
  const next = chance(seed);
  const { train, kept } = digits(next);
  const w = start(next);
  let steps = 0, cut = 0;
  function step(w, g) {
    // #region length
    let length = 0;
    for (const slope of g) length += slope * slope;
    length = Math.sqrt(length);
    // #endregion
    steps++;
    let now = rate;
    if (warm) now *= Math.min(1, steps / 400);
    if (clip) now *= Math.min(1, 1 / length);
    if (clip && length > 1) cut++;
    for (let i = 0; i < w.length; i++) w[i] -= now * g[i];
  }
  for (let n = 0; n < 3; n++) epoch(w, train, rate, next, step);

  // #region alive
  const unit = new Float64Array(32), alive = new Set();
  for (const { pixels } of kept) {
    predict(w, pixels, unit);
    unit.forEach((out, u) => { if (out > 0) alive.add(u); });
  }
  console.log(rate, warm ? 'warm-up' : '-', clip ? 'clip' : '-',
    ' loss', loss(w, train).toFixed(2), ' right', right(w, kept),
    ' alive', alive.size, ' cut', Math.round(100 * cut / steps) + ' %');
  // #endregion
}
// #region runs
run(0.1, false, false);
run(0.5, false, false);
run(1, false, false);
run(2, false, false);
run(2, true, false);
run(2, false, true);
run(2, true, true);
run(5, false, false);
// #endregion
