const logits = { Oslo: 3, Bergen: 2, Rome: 1 };
for (const temperature of [0.6, 1, 3]) {
  const powers = {};
  let sum = 0;
  for (const token in logits) {
    const divided = logits[token] / temperature;
    // Math.exp(x) is e to the power of x
    powers[token] = Math.exp(divided);
    sum += powers[token];
  }
  console.log('temperature', temperature);
  let line = '';
  for (const token in logits) {
    const share = powers[token] / sum;
    line += ` ${token} ${share.toFixed(2)}`;
  }
  console.log(line);
}
