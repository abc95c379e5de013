const RATES = [0.001, 0.01, 0.05, 0.2];
for (const rate of RATES) {
  let w = 1;
  const losses = [];
  for (let step = 0; step <= 3; step++) {
    const error = w * 3 - 6;
    losses.push((error ** 2).toFixed(2));
    w = w - rate * 2 * error * 3;
  }
  console.log(rate, 'losses', ...losses);
}
