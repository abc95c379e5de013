function addOne(order) {
  order.count = order.count + 1;
}

function empty(order) {
  order = { count: 0 };
}

const anna = { count: 4 };
addOne(anna);
console.log(anna.count);
empty(anna);
console.log(anna.count);
