function cost(count, price = 3) {
  let sum = count * price;
  if (count >= 10) sum = sum - price;
  return sum;
}

console.log(cost(4));
console.log(cost(4, undefined));
console.log(cost(4, null));
console.log(cost(4, 3, 'Anna'));
