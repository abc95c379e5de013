import { BloomFilter } from './filter.mjs';

function measure(names, hashes) {
  const filter = new BloomFilter(9600, hashes);
  for (let i = 0; i < names; i++) filter.add(`user${i}`);

  let wrong = 0;
  for (let i = 0; i < 100_000; i++) {
    if (filter.ask(`bot${i}`) === 'maybe') wrong++;
  }
  const rate = Math.round(wrong / 1000);
  console.log(`n=${names} k=${hashes}:`,
    `${filter.ones()} % ones, ${rate} % wrong`);
}

for (const hashes of [1, 3, 7, 14]) measure(1000, hashes);
for (const names of [2000, 3000]) measure(names, 7);
