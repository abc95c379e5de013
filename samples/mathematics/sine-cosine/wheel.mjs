const radius = 10;

function place(angle) {
  const radians = angle * Math.PI / 180;
  const right = radius * Math.cos(radians);
  const up = radius * Math.sin(radians);
  return [right, up];
}

for (const angle of [30, 60, 150, 210, 330, 390]) {
  const [right, up] = place(angle);
  const spoke = Math.hypot(right, up);
  console.log(`${angle}°: ` +
    `${right.toFixed(2)} right, ` +
    `${up.toFixed(2)} up, ` +
    `spoke ${spoke.toFixed(2)}`);
}
