// Bad: letters in another order have the same sum.
function sum(text) {
  let hash = 0;
  for (const letter of text)
    hash = hash + letter.charCodeAt(0);
  return hash;
}

// Better: each step multiplies, so the order counts.
function times31(text) {
  let hash = 0;
  for (const letter of text)
    hash = (31 * hash + letter.charCodeAt(0)) % 2 ** 32;
  return hash;
}

console.log(sum('listen'), sum('silent'));
console.log(times31('listen'), times31('silent'));
console.log(times31('cat'), times31('cat') % 8);
