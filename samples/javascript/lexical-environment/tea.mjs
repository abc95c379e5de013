const tea = {
  price: 3,
  totals(counts) {
    return counts.map((count) => this.price * count);
  },
};

console.log(tea.totals([1, 4]));
