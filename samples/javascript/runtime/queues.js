console.log('script begins');

setTimeout(() => console.log('timer'), 0);

Promise.resolve(12).then((price) => {
  console.log('price:', price);
});

['order 1', 'order 2'].forEach((order) => {
  console.log(order);
});

console.log('script ends');
