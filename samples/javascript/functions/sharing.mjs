function addRolls(order) {
  order.count = 10;
  order = { count: 99 };
}

// const allows changes inside
const annaOrder = { count: 4 };
addRolls(annaOrder);
console.log(annaOrder.count);
