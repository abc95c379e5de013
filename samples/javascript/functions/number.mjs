function cost(count, price = 3, ...extras) {
  let sum = count * price;
  for (const extra of extras) sum += extra;
  return sum;
}

// the price is 3
console.log(cost(4));
console.log(cost(4, undefined));
// null, "nothing", counts as 0
console.log(cost(4, null));
// count is undefined, so the
// result is NaN, "not a number"
console.log(cost());
// extras is [1, 2]
console.log(cost(4, 3, 1, 2));
// the same call
const numbers = [4, 3, 1, 2];
console.log(cost(...numbers));
