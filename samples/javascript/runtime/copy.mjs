import { Worker } from 'node:worker_threads';

const timed = (name, work) => {
  const start = performance.now();
  work();
  console.log(name, (performance.now() - start).toFixed(0), 'ms');
};
const worker = new Worker('require("node:worker_threads").' +
  'parentPort.once("message", () => process.exit())', { eval: true });

const rows = [];
const prices = new Float64Array(1_000_000).fill(3);
for (const price of prices)
  rows.push({ id: rows.length, name: 'bread', price });

let sum = 0;
timed('add up here', () => { for (const r of rows) sum += r.price; });
timed('copy the rows', () => worker.postMessage(rows));
timed('copy the prices', () => worker.postMessage(prices));
timed('transfer them', () => {
  worker.postMessage(prices, [prices.buffer]);
});
console.log('prices left:', prices.length);
