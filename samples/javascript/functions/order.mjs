// capital letter: call with new
function Order(count) {
  this.count = count;
}

Order.prototype.cost = function () {
  return this.count * 3;
};

const annaOrder = new Order(4);
console.log(annaOrder.count);
// found in Order.prototype
console.log(annaOrder.cost());

// the kind of value
console.log(typeof Order);
console.log(Order.name);
// how many parameters before the
// first default or rest parameter
console.log(Order.length);
