function total(...prices) {
  let sum = 0;
  for (const price of prices) sum = sum + price;
  return sum;
}

const receipt = [12, 27, 10];
console.log(total(12, 27));
console.log(total(...receipt));
