const price = 2.9;
const cups = 4;
const bill = Math.round(price * cups);
console.log(bill, 'euros');
console.log(globalThis.Math === Math);
console.log(globalThis.alert);
if (globalThis.alert) {
  alert('Please pay at the counter.');
}
