const size = 2048;
const photo = new Int32Array(size * size).fill(1);

function byRows() {
  let sum = 0;
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      sum += photo[y * size + x];
  return sum;
}

function byColumns() {
  let sum = 0;
  for (let x = 0; x < size; x++)
    for (let y = 0; y < size; y++)
      sum += photo[y * size + x];
  return sum;
}

for (const add of [byRows, byColumns]) {
  const start = performance.now();
  const sum = add();
  const ms = performance.now() - start;
  console.log(add.name, sum, ms.toFixed(0), 'ms');
}
