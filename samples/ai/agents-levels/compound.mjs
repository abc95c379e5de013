const percent = (share) => `${(100 * share).toFixed(1)} %`.padStart(7);

console.log('each step succeeds   5 steps  20 steps  100 steps');
for (const p of [0.9, 0.95, 0.99, 0.999])
  console.log(String(p).padEnd(19),
    ...[5, 20, 100].map((n) => percent(p ** n).padStart(9)));

/** Success of a step that is checked and, if found wrong, repeated. */
function checked(p, caught, tries) {
  let sum = 0;
  for (let k = 0; k < tries; k++) sum += p * ((1 - p) * caught) ** k;
  return sum;
}

console.log('20 steps, each succeeds with 0.95');
console.log('  no check             ', percent(0.95 ** 20));
for (const caught of [0.5, 0.9])
  console.log(`  check finds ${percent(caught)} `,
    percent(checked(0.95, caught, 3) ** 20));
