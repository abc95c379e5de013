const degree = Math.PI / 180;

for (const angle of [30, 150, 210, 330]) {
  const x = 10 * Math.cos(angle * degree);
  const y = 10 * Math.sin(angle * degree);
  const found = [
    Math.asin(y / 10), Math.acos(x / 10),
    Math.atan(y / x), Math.atan2(y, x),
    Math.atan2(x, y),
  ];
  console.log(`${angle}:`.padEnd(5) + found.map((radians) =>
    (radians / degree).toFixed(0).padStart(5)).join(''));
}
