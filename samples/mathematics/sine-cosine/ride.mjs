const radius = 10;

function place(angle) {
  const radians = angle * Math.PI / 180;
  const right = radius * Math.cos(radians);
  const up = radius * Math.sin(radians);
  return [right, up];
}

for (let time = 0; time <= 60; time += 5) {
  const [, up] = place(360 * time / 60);
  const column = 10 + Math.round(up);
  console.log(`${time}`.padStart(2) + ' s ' +
    ' '.repeat(column) + 'o');
}
