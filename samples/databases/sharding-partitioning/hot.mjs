// One tenant in a thousand makes a fifth of all requests.
const requests = Array.from({ length: 100_000 }, (_, n) =>
  n % 5 === 0 ? 0 : 1 + (n * 7919) % 999);

for (const shards of [2, 4, 16, 64]) {
  const load = new Array(shards).fill(0);
  for (const tenant of requests) load[tenant % shards] += 1;
  const share = Math.max(...load) / requests.length;
  console.log(`${String(shards).padStart(2)} shards: the fullest takes`,
    `${(100 * share).toFixed(0)} % of the load, fair were`,
    `${(100 / shards).toFixed(0)} %`);
}
