const parts = [ //: Each part: from where, to where, how many ohms.
  ['plus', 'left', 100],
  ['left', 'ground', 400],
  ['plus', 'right', 400],
  ['right', 'ground', 100],
  ['left', 'right', 10],
];
const volts = { plus: 5, left: 0, right: 0, ground: 0 };
const rise = 4; // volts for each ampere, in one round
const amperes = ([from, to, ohms]) =>
  (volts[from] - volts[to]) / ohms;

for (let round = 1; round <= 1000; round++) {
  const flows = parts.map(amperes);
  parts.forEach(([from, to], n) => {
    volts[from] -= rise * flows[n];
    volts[to] += rise * flows[n];
  });
  Object.assign(volts, { plus: 5, ground: 0 });
}

console.log('left is at', volts.left.toFixed(2), 'V');
console.log('right is at', volts.right.toFixed(2), 'V');
for (const part of parts)
  console.log(...part, (1000 * amperes(part)).toFixed(2), 'mA');
