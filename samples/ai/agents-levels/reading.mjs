// #region reading
/** Tokens read by a loop that sends all that was said, each turn. */
function read(turns, start, added) {
  let total = 0;
  for (let turn = 0; turn < turns; turn++)
    total += start + turn * added;
  return total;
}

const show = (tokens) => `${Math.round(tokens / 1000)}k`.padStart(7);
console.log('turns   read by one loop   by five loops of a fifth');
for (const turns of [10, 50, 200]) {
  const one = read(turns, 3000, 1000);
  // Each helper gets the same start, and reports 500 tokens.
  const parts = 5 * read(turns / 5, 3000, 1000) + read(6, 3000, 500);
  console.log(String(turns).padStart(5), show(one), ''.padEnd(9),
    show(parts));
}
// #endregion reading
