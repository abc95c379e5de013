// #region formula
const percent = (share) => `${(100 * share).toFixed(0)}%`.padStart(5);

console.log('right a step    10 steps   100   500');
for (const right of [0.9, 0.99, 0.999])
  console.log(String(right).padEnd(18),
    ...[10, 100, 500].map((steps) => percent(right ** steps)));
// #endregion formula

// #region simulate
let seed = 9;
const random = () =>
  (seed = (seed * 48271) % 2147483647) / 2147483647;

/** One step: errs 1 time in 100, is checked, and may be repeated. */
function step({ catches, blind, tries }) {
  const hidden = random() < blind; // of a kind the check can't see
  for (let attempt = 0; attempt < tries; attempt++) {
    if (random() < 0.99) return true;
    if (hidden || random() >= catches) return false;
  }
  return false;
}

const RUNS = 500;
function finished(check) {
  let done = 0;
  for (let run = 0; run < RUNS; run++) {
    let left = 100;
    while (left > 0 && step(check)) left--;
    if (left === 0) done++;
  }
  return done / RUNS;
}

console.log('100 steps, each right 99 times in 100');
for (const [name, check] of Object.entries({
  'no check': { catches: 0, blind: 0, tries: 1 },
  'a check that catches 9 of 10': { catches: 0.9, blind: 0, tries: 3 },
  'one that catches all': { catches: 1, blind: 0, tries: 3 },
  'all but those of one kind': { catches: 1, blind: 0.33, tries: 3 },
}))
  console.log(name.padEnd(30), percent(finished(check)));
// #endregion simulate
