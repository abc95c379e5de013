import { chance, digits, start, gradient, epoch, descend, right,
  LAYER2 } from './net.mjs';

function run(name, spoil = () => {}, step = descend) {
  const next = chance(21);
  const data = digits(next);
  const w = start(next);
  spoil(data, next);
  for (let n = 0; n < 3; n++) epoch(w, data.train, 0.1, next, step);

  const few = data.train.slice(0, 20), small = start(chance(21));
  for (let n = 0; n < 50; n++) step(small, gradient(small, few), 0.1);
  console.log(name, ' kept', right(w, data.kept), 'of 2000',
    ' one batch', right(small, few), 'of 20');
}

run('right program  ');
run('layer 1 frozen ', undefined, (w, g, rate) =>
  descend(w.subarray(LAYER2), g.subarray(LAYER2), rate));
run('3 of 10 labels ', ({ train }, next) => {
  for (const e of train) {
    if (next() < -0.4) e.digit = Math.floor((next() + 1) * 5);
  }
});
run('kept in train  ', ({ train, kept }) => train.push(...kept));
