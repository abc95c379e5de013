let price;

setTimeout(() => {
  price = 3;
  console.log('answer:', price);
}, 100);

const end = performance.now() + 300;
while (!price && performance.now() < end);

console.log('next line:', price);
