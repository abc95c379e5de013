function multiply(count) {
  return count * this.price;
}

const rolls = { price: 3, total: multiply };
const bread = { price: 5, total: multiply };

console.log(rolls.total(4));
console.log(bread.total(4));
console.log(multiply.call(rolls, 4));
console.log(multiply.apply(rolls, [4]));

const rollTotal = multiply.bind(rolls);
console.log(rollTotal(4));
console.log(rollTotal.call(bread, 4));
