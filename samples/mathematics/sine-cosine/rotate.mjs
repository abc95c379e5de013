function ride(steps) {
  const angle = 2 * Math.PI / steps;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [x, y] = [10, 0]; // both new values from the old ones
  let [u, v] = [10, 0]; // one line after the other
  for (let step = 0; step < steps; step++) {
    [x, y] = [x * cos - y * sin, x * sin + y * cos];
    u = u * cos - v * sin;
    v = u * sin + v * cos;
  }
  return [Math.hypot(x, y), Math.hypot(u, v)];
}

for (const steps of [12, 360, 3600]) {
  const [right, wrong] = ride(steps);
  console.log(`${steps} steps:`.padEnd(11),
    `spoke ${right.toFixed(3)} and ${wrong.toFixed(3)}`);
}
