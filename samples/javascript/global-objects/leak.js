function total(price, cups) {
  sum = price * cups; // no let
  return sum;
}
console.log(total(3, 4));
console.log(globalThis.sum);

function strictTotal(price, cups) {
  'use strict';
  amount = price * cups; // no let
  return amount;
}
try {
  console.log(strictTotal(3, 4));
} catch (error) {
  console.log(error.name); // its kind
}
