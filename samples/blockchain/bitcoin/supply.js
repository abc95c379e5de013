const COIN = 100_000_000n;          // satoshis
const ERA = 210_000n;               // blocks

const subsidy = (era) => (50n * COIN) >> era;
const bitcoins = (satoshis) =>
  `${satoshis / COIN}.${String(satoshis % COIN).padStart(8, '0')}`;

let total = 0n;
let eras = 0n;
for (; subsidy(eras) > 0n; eras++) total += ERA * subsidy(eras);
console.log(`${eras} eras, the last at block ${(eras - 1n) * ERA}`);
console.log('paid at most:', bitcoins(total));
const missing = 21_000_000n * COIN - total;
console.log('short of 21 million:', bitcoins(missing));
for (const era of [0n, 4n, 5n, 10n, 32n]) {
  console.log(`era ${era}: ${bitcoins(subsidy(era))} a block`);
}
const half = ERA * subsidy(0n);
console.log(`first era alone: ${100n * half / total}%`);
