function total(prices) {
  sum = 0;
  for (const price of prices) sum += price;
  return sum;
}
console.log(total([3, 4]), globalThis.sum);

function strict(prices) {
  'use strict';
  all = prices;
}
try {
  strict([3, 4]);
} catch ({ name, message }) {
  console.log(`${name}: ${message}`);
}
