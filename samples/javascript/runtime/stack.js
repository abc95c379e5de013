let price;

function dozen(one) {
  return one * 12;
}

setTimeout(() => {
  price = 3;
  console.log('a dozen:', dozen(price));
}, 100);

console.log('next line:', price);
