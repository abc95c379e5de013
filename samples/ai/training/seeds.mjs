import { chance, digits, start, epoch, right } from './net.mjs';

const { train, kept } = digits(chance(21));
for (const seed of [1, 2, 3, 4, 5]) {
  const found = [0.1, 0.12].map(rate => {
    const next = chance(seed);
    const w = start(next), list = [...train];
    for (let n = 0; n < 2; n++) epoch(w, list, rate, next);
    return right(w, kept);
  });
  console.log('seed', seed, ' rate 0.1:', found[0],
    ' rate 0.12:', found[1]);
}
