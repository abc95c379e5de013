setTimeout(() => {
  console.log('timer');
}, 0);

const price = Promise.resolve(12);
price.then((value) => {
  console.log('price:', value);
});

console.log('script');
