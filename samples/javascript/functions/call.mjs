function cost(count, price) {
  return count * price;
}

function greet(name) {
  console.log('Hello ' + name);
}

console.log(cost(4, 3));
// const: cannot be assigned again
const result = greet('Anna');
console.log(result);
