const degree = Math.PI / 180;
const { sin, cos, atan2, hypot } = Math;

function mean(angles) {
  let [x, y] = [0, 0];
  for (const angle of angles) {
    x += cos(angle * degree) / angles.length;
    y += sin(angle * degree) / angles.length;
  }
  return [atan2(y, x) / degree, hypot(x, y)];
}

for (const angles of [[355, 5, 15], [90, 100], [0, 180],
  [10, 190], [0, 120, 240]]) {
  const plain = angles.reduce((a, b) => a + b) / angles.length;
  const [angle, length] = mean(angles);
  console.log(`${angles}:`.padEnd(11), `plain ${plain},`,
    `mean ${angle.toFixed(0)}, length ${length.toFixed(3)}`);
}
