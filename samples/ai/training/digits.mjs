import { chance, digits, start, epoch, loss, right }
  from './net.mjs';

const next = chance(21);
const { train, kept } = digits(next);
const w = start(next);
console.log(train.length, 'to learn from,', w.length, 'weights');

for (let n = 0; n <= 5; n++) {
  if (n > 0) epoch(w, train, 0.1, next);
  console.log(n, 'epochs: loss', loss(w, train).toFixed(2),
    ' kept', loss(w, kept).toFixed(2),
    ' right', right(w, kept), 'of', kept.length);
}
