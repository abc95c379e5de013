const ACTIONS = 1000; // a day: 2 % are mistakes, 5 % cannot be undone

/** Mistakes that cannot be undone and get through on an average day. */
function damage(share, tiring) {
  const asked = ACTIONS * share; // 0.05: only what cannot be undone
  let through = 0;
  for (let n = 1; n <= asked; n++) {
    const notices = Math.max(0.1, 0.95 - n * tiring);
    through += 0.02 * (0.05 / share) * (1 - notices);
  }
  return through.toFixed(2).padStart(12);
}

console.log('loses attention     asks always  asks if final');
for (const [name, tiring] of [
  ['never', 0], ['0.1 point a time', 0.001], ['0.5 point a time', 0.005]
]) console.log(name.padEnd(18), damage(1, tiring), damage(.05, tiring));
console.log('never asked:', (ACTIONS * 0.02 * 0.05).toFixed(2));
