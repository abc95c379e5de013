let price = 5;
let pieces = 1;
const order = { pieces: 3 };

with (order) {
  console.log('pieces is that of the object:', pieces * price);
  order.price = 4;
  console.log('now price is one too:', pieces * price);
  price = 0;
}
console.log('order.price', order.price, 'and price', price);

const sloppy = new Function('totl = 15');
const strict = new Function('"use strict"; sumn = 15');
sloppy();
console.log('globalThis.totl is', globalThis.totl);
try {
  strict();
} catch (error) {
  console.log(error.name, 'and sumn is', globalThis.sumn);
}
