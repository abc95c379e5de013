let price;

setTimeout(() => {
  price = 3;
  console.log('answer:', price);
}, 100);

console.log('next line:', price);
