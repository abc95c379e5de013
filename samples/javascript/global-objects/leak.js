function bill(price, cups) {
  sum = price * cups; // no let
  return Math.round(sum);
}
console.log(bill(2.9, 4), globalThis.sum);

function strictBill(price, cups) {
  'use strict';
  total = price * cups; // no let
  return Math.round(total);
}
try {
  console.log(strictBill(2.9, 4));
} catch (error) {
  console.log(error.message);
}
