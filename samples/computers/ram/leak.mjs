// the letters h and i: 16 bits, in 4 rows of 4 cells
const text = ['0110', '1000', '0110', '1001'];
// a cell for a 1 is full (100), a cell for a 0 is empty
const cells = text.map((row) => [...row].map((bit) => 100 * bit));

function wait(ms) {
  cells.forEach((row, r) => {
    row.forEach((charge, c) => {
      const loss = r === 0 && c === 2 ? 1 : 0.1; // one is bad
      row[c] = Math.max(0, charge - loss * ms);
    });
  });
}

// #region show
const bit = (charge) => (charge > 50 ? 1 : 0);
const letter = (bits) => String.fromCharCode(parseInt(bits, 2) || 46);

function show(when) {
  const [a, b, c, d] = cells.map((row) => row.map(bit).join(''));
  console.log(when, a, b, c, d, letter(a + b) + letter(c + d));
}
// #endregion show

show('at once');
wait(60);
show('60 ms  ');
wait(540);
show('600 ms ');
