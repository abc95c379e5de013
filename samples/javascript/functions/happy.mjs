const rollPrice = 3;

function cost(count, price = rollPrice) {
  let sum = count * price;
  if (count >= 10) sum = sum - price;
  return sum;
}

function happyHour(count) {
  const rollPrice = 2;
  return cost(count);
}

console.log(cost(4));
console.log(happyHour(4));
