function cost(count, price = 3) {
  let sum = count * price;
  if (count >= 10) sum = sum - price;
  return sum;
}

console.log([4, 10].map(cost));
console.log([4, 10].map((count) => cost(count)));
