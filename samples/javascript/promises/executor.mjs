const price = new Promise((resolve) => {
  console.log('executor');
  resolve(12);
  resolve(13);
  throw new Error('too late');
});
console.log('after new Promise');

price.then((value) => {
  console.log('price:', value);
});
