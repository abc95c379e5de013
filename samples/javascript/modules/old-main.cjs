const { count, add } = require('./old-cart.cjs');

add(2);
console.log(count);
console.log(require('./prices.mjs').default.tea);
try {
  require('./stock.mjs');
} catch (error) {
  console.log(error.code);
}
