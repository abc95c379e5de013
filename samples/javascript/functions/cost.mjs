function cost(count, price) {
  let sum = count * price;
  if (count >= 10) sum = sum - price;
  return sum;
}

console.log(cost(4, 3));
console.log(cost(10, 3));
