import { chance, digits, start, epoch, descend, right, LAYER2 }
  from './net.mjs';

// #region data
const next = chance(21);
const { train, kept } = digits(next);
const old = train.filter(e => e.digit < 8);
const fresh = train.filter(e => e.digit > 7);  // 8 and 9
const oldKept = kept.filter(e => e.digit < 8);
const freshKept = kept.filter(e => e.digit > 7);
// #endregion

const base = start(next);
for (let n = 0; n < 3; n++) epoch(base, old, 0.1, next);
console.log('before         old', right(base, oldKept), 'of 1600',
  ' new', right(base, freshKept), 'of 400');

function tune(name, mixed, rate, step) {
  const w = base.slice(), next = chance(5), list = [...fresh];
  list.push(...old.slice(0, mixed));
  for (let n = 0; n < 3; n++) epoch(w, list, rate, next, step);
  console.log(name, ' old', right(w, oldKept),
    ' new', right(w, freshKept));
}
tune('new alone     ', 0, 0.1);
tune('rate / 10     ', 0, 0.01);
tune('layer 2 alone ', 0, 0.1, (w, g, rate) =>
  descend(w.subarray(LAYER2), g.subarray(LAYER2), rate));
tune('150 old       ', 150, 0.1);
tune('1500 old      ', 1500, 0.1);
