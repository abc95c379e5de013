// new parts, age in years, price
const sold = [[2, 3, 2], [0, 1, 3],
  [4, 4, 2], [1, 0, 4.5]];
// random, but fixed: each run prints the same
let perPart = 0.02; // weight
let perYear = -0.01; // weight
let bias = 0;
const rate = 0.05; // learning rate

for (let round = 0; round <= 100; round += 1) {
  if ([0, 1, 10, 100].includes(round)) {
    console.log(round, perPart.toFixed(2),
      perYear.toFixed(2), bias.toFixed(2));
  }
  for (const [parts, age, price] of sold) {
    // no ReLU: all prices are above 0
    const guess =
      parts * perPart + age * perYear + bias;
    const error = guess - price;
    // a larger input: a larger change
    perPart -= rate * error * parts;
    perYear -= rate * error * age;
    bias -= rate * error;
  }
}
