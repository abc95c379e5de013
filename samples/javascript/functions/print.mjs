function cost(count, price) {
  let sum = count * price;
  if (count >= 10) sum = sum - price;
  console.log(sum);
}

const rolls = cost(4, 3);
const bread = cost(2, 5);
console.log(rolls + bread);
