const bakery = {
  price: 3,
  cost(count) {
    let sum = count * this.price;
    if (count >= 10) sum = sum - this.price;
    return sum;
  },
};
const cafe = { price: 5, cost: bakery.cost };

console.log(bakery.cost(4));
console.log(cafe.cost(4));
console.log([4, 10].map(bakery.cost));
