const degree = Math.PI / 180;
const { sin, cos, atan2 } = Math;

const shortest = (a, b) =>
  atan2(sin((b - a) * degree), cos((b - a) * degree)) / degree;
const folded = (a, b) => (b - a + 540) % 360 - 180;
const turns = (a, b) => (b - a) - 360 * Math.round((b - a) / 360);

for (const [a, b] of [[350, 10], [10, 350], [1000, 0], [0, 180]])
  console.log(`${a} to ${b}:`.padEnd(11), `${b - a},`,
    `${shortest(a, b).toFixed(1)},`, `${folded(a, b)},`, turns(a, b));
