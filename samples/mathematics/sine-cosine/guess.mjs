const radius = 10;

function place(angle) {
  const right = radius * (90 - angle) / 90;
  const up = radius * angle / 90;
  return [right, up];
}

for (const angle of [0, 30, 60, 90]) {
  const [right, up] = place(angle);
  const spoke = Math.hypot(right, up);
  console.log(`${angle}°: ` +
    `${right.toFixed(2)} right, ` +
    `${up.toFixed(2)} up, ` +
    `spoke ${spoke.toFixed(2)}`);
}
