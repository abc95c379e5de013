// The model: price = w * kilometres.
const kilometres = 3;
const right = 6;
const rate = 0.01;

let w = 1;
for (let step = 0; step <= 3; step++) {
  const price = w * kilometres;
  const error = price - right;
  const loss = error ** 2;
  const gradient = 2 * error * kilometres;
  console.log('w', w.toFixed(2),
    'price', price.toFixed(2),
    'loss', loss.toFixed(2),
    'gradient', gradient.toFixed(1));
  w = w - rate * gradient;
}
