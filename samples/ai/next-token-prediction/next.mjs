const tokens = `the cat sat on the sofa .
the cat sat on the mat .
the cat slept on the sofa .
the dog sat on the sofa .
the dog slept on the mat .
anna was born in paris .
ben was born in oslo .
cleo was born in paris .`.split(/\s+/);
function predict(a, b) {
  const counts = {};
  for (let i = 2; i < tokens.length; i++)
    if (tokens[i - 2] === a && tokens[i - 1] === b)
      counts[tokens[i]] = (counts[tokens[i]] ?? 0) + 1;
  return counts;
}
const words = process.argv.slice(2);
while (words.at(-1) !== '.') {
  const counts = predict(words.at(-2), words.at(-1));
  console.log(words.join(' '), counts);
  let best = '.'; // for empty counts
  for (const token in counts)
    if (counts[token] > (counts[best] ?? 0)) best = token;
  words.push(best);
}
console.log(words.join(' '));
