// Word vectors from nothing but which words stand together.
const text = `
the king rules the land . the queen rules the land .
the king wears a golden crown . the queen wears a golden crown .
the king sat on the throne . the queen sat on the throne .
the cat drinks milk . the dog drinks water .
the cat chases the mouse . the dog chases the cat .
the cat sleeps on the sofa . the dog sleeps on the sofa .
the coffee is hot . the coffee is not cold .
the water is cold . the water is not hot .
the tea is hot . the tea is not cold .`;

// #region count
const sentences = text.trim().split(/ \.\s*/).filter(Boolean);
const lists = sentences.map((sentence) => sentence.split(' '));
const words = [...new Set(lists.flat())];
const row = (word) => words.indexOf(word);

/** How often two words stand at most two places apart. */
const together = words.map(() => words.map(() => 0));
for (const list of lists)
  list.forEach((word, i) => {
    for (const other of list.slice(Math.max(0, i - 2), i)) {
      together[row(word)][row(other)]++;
      together[row(other)][row(word)]++;
    }
  });

/** PPMI: log of how much more often than by chance, at least 0. */
const sum = (list) => list.reduce((a, b) => a + b, 0);
const sums = together.map(sum);
const all = sum(sums);
const ppmi = together.map((counts, i) =>
  counts.map((n, j) =>
    Math.max(0, Math.log((n * all) / (sums[i] * sums[j]))),
  ),
);
// #endregion count

// #region svd
function dot(a, b) {
  let total = 0;
  for (let i = 0; i < a.length; i++) total += a[i] * b[i];
  return total;
}
const length = (a) => Math.sqrt(dot(a, a));
const cosine = (a, b) => dot(a, b) / length(a) / length(b);

/** The strongest axes of a symmetric matrix, by power iteration. */
function axes(matrix, count) {
  const found = [];
  while (found.length < count) {
    let axis = matrix.map((_, i) => Math.sin(i + 1 + found.length));
    let strength = 0;
    for (let step = 0; step < 16; step++) {
      axis = matrix.map((r) => dot(r, axis));
      axis = matrix.map((r) => dot(r, axis));
      for (const other of found) {
        const part = dot(other.axis, axis);
        axis = axis.map((x, i) => x - part * other.axis[i]);
      }
      strength = length(axis);
      axis = axis.map((x) => x / strength);
    }
    found.push({ axis, scale: strength ** 0.25 });
  }
  return found;
}
const space = axes(ppmi, 8);
const vectors = words.map((_, i) =>
  space.map(({ axis, scale }) => axis[i] * scale),
);
const vector = (word) => vectors[row(word)];
// #endregion svd

// #region near
console.log(`${words.length} words, ${space.length} numbers each`);
for (const word of ['king', 'cat', 'coffee', 'milk', 'hot']) {
  const near = words
    .filter((other) => other !== word)
    .map((w) => [w, cosine(vector(word), vector(w))])
    .sort((a, b) => b[1] - a[1])
    .slice(0, 3)
    .map(([w, c]) => `${w} ${c.toFixed(2)}`);
  console.log(word.padEnd(7), near.join('  '));
}
console.log('king beside queen:', together[row('king')][row('queen')]);
// #endregion near

// #region sentences
/** A sentence is the mean of its words. */
function mean(sentence) {
  const all = sentence.split(' ').map(vector);
  return all[0].map((_, i) => sum(all.map((v) => v[i])) / all.length);
}
console.log('\n"the coffee is hot" and');
for (const other of [
  'the tea is hot',
  'the coffee is not hot',
  'the coffee is cold',
  'hot is the coffee',
  'the cat drinks milk',
])
  console.log(
    cosine(mean('the coffee is hot'), mean(other)).toFixed(3),
    other,
  );
// #endregion sentences
