const bakery = {
  price: 3,
  cost(count) {
    let sum = count * this.price;
    if (count >= 10) sum = sum - this.price;
    return sum;
  },
  costs(counts) {
    return counts.map((count) => this.cost(count));
  },
};

console.log(bakery.costs([4, 10]));
