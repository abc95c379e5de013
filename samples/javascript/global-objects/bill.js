const price = 2.9;
const cups = 4;
const bill = Math.round(price * cups);
console.log(bill, 'euros');
alert('Please pay at the counter.');
