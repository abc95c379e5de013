const [count, size] = [100_000, 384];
const stored = new Float32Array(count * size);
for (let i = 0; i < stored.length; i++) stored[i] = Math.random() - 0.5;
const asked = stored.slice(0, size);

for (let run = 0; run < 3; run++) {
  const start = performance.now();
  let [best, place] = [-Infinity, -1];
  for (let row = 0; row < count; row++) {
    let sum = 0;
    const from = row * size;
    for (let i = 0; i < size; i++) sum += asked[i] * stored[from + i];
    if (sum > best) [best, place] = [sum, row];
  }
  const ms = Math.round(performance.now() - start);
  console.log(`row ${place} of ${count}: ${ms} ms`);
}
