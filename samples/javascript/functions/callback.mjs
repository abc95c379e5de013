const rolls = {
  price: 3,
  total(count) {
    return count * this.price;
  },
  totals(counts) {
    return counts.map((count) => {
      return this.total(count);
    });
  },
};

console.log(rolls.totals([4, 10]));
try {
  console.log([4, 10].map(rolls.total));
} catch (error) {
  // this was undefined in total
  console.log(error.name);
}
const bound = rolls.total.bind(rolls);
console.log([4, 10].map(bound));
