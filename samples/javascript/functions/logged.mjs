function logged(f) {
  function wrapper(...args) {
    console.log(f.name, args);
    return f.apply(this, args);
  }
  return Object.defineProperty(wrapper, 'length', { value: f.length });
}

const bakery = {
  price: 3,
  cost(count, discount) {
    return count * this.price - discount;
  },
};
bakery.cost = logged(bakery.cost);
console.log(bakery.cost(4, 1), bakery.cost.length);
