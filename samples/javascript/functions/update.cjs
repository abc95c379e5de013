class Shop {
  static opened = 0;
  constructor(name) {
    Shop.opened += 1;
    this.name = name + ' ' + Shop.opened;
  }
  sum(...prices) {
    let total = 0;
    for (const price of prices) total += price;
    return this.name + ': ' + total;
  }
}

function Cafe(name) {
  Shop.call(this, name);
}
Cafe.prototype = Object.create(Shop.prototype);

console.log(new Cafe('Cafe').sum(12, 27));
