const start = performance.now();
const passed = () =>
  performance.now() - start;

setTimeout(() => {
  console.log('price: 12');
}, 100);

console.log('orders: begin');
while (passed() < 150);
console.log('orders: end');
