const given = [
  ['the cat', 'sat', 2 / 6],
  ['the cat sat', 'on', 1],
  ['the cat sat on', 'the', 1],
  ['the cat sat on the', 'sofa', 3 / 5],
  ['the cat sat on the sofa', '.', 1],
];
let sum = 0;
for (const [input, target, p] of given) {
  const loss = -Math.log(p) + 0; // + 0 makes 0 of -0
  sum += loss;
  console.log(input.padEnd(24), target.padEnd(5), loss.toFixed(2));
}
const mean = sum / given.length;
console.log('mean loss ', mean.toFixed(3));
console.log('perplexity', Math.exp(mean).toFixed(2));
