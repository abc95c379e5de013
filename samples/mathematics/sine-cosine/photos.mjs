const place = (angle) => 10 * Math.sin(angle * Math.PI / 180);

for (let photo = 0; photo <= 12; photo++) {
  const up = place(360 * photo * 55 / 60);
  console.log(`${photo}`.padStart(2) + ' ' +
    ' '.repeat(10 + Math.round(up)) + 'o');
}
