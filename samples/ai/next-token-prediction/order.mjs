// The same numbers, added in another order: as a busy server does.
const f32 = Math.fround; // rounds to a 32-bit number
// #region random

/** Random numbers that are the same in every run. */
let state = 7;
const most = 2 ** 31 - 1;
const random = () => (state = (state * 48271) % most) / most;
// #endregion random

/** A sum in 32 bits, first within groups, then over them. */
function sum(values, group) {
  const parts = [];
  for (let i = 0; i < values.length; i += group)
    parts.push(
      values.slice(i, i + group).reduce((a, b) => f32(a + b), 0),
    );
  return parts.reduce((a, b) => f32(a + b), 0);
}

console.log('0.1 + 0.2 + 0.3 =', 0.1 + 0.2 + 0.3);
console.log('0.3 + 0.2 + 0.1 =', 0.3 + 0.2 + 0.1);

// Two logits with the same 4,096 terms: in exact arithmetic a tie.
const terms = Array.from({ length: 4096 }, () => f32(random() - 0.5));
console.log('\nterms in a group   logit of yes    of no      greedy');
for (const group of [4096, 1024, 256, 64]) {
  const [yes, no] = [sum(terms, group), sum(terms.toReversed(), group)];
  const pick = yes > no ? 'yes' : no > yes ? 'no' : 'tie';
  const row = [yes, no].map((x) => x.toFixed(6)).join('  ');
  console.log(String(group).padStart(16), ' ', row, ' ', pick);
}
