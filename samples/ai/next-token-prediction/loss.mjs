const predictions = [
  // text so far, right token, its probability
  ['the cat', 'sat', 2 / 6],
  ['the cat sat', 'on', 1],
  ['the cat sat on', 'the', 1],
  ['the cat sat on the', 'sofa', 3 / 5],
  ['the cat sat on the sofa', '.', 1],
];
let sum = 0;
for (const [text, right, probability] of predictions) {
  const loss = -Math.log(probability);
  sum += loss;
  console.log(text.padEnd(24), right.padEnd(5), loss.toFixed(2));
}
const mean = sum / predictions.length;
console.log('mean loss ', mean.toFixed(2));
console.log('perplexity', Math.exp(mean).toFixed(2));
