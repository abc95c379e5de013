const BLOCKS = 210_000n;           // in one era
let reward = 50n * 100_000_000n;   // in satoshi
let total = 0n;
let era = 0;
while (reward > 0n) {
  const coins = Number(reward) / 1e8;
  if (era < 5) console.log('era', era, coins, 'BTC');
  total += BLOCKS * reward;
  reward = reward / 2n;            // rounded down
  era += 1;
}
console.log(era, 'eras:', Number(total) / 1e8, 'BTC');
