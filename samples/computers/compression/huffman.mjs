const text = 'the cat, the hat, ha ha ha ha!';

// #region build
const counts = new Map();
for (const letter of text)
  counts.set(letter, (counts.get(letter) ?? 0) + 1);

let trees = [...counts].map(([letter, count]) => ({ letter, count }));
while (trees.length > 1) {
  trees.sort((a, b) => a.count - b.count);
  const [left, right, ...rest] = trees;
  trees = [...rest, { left, right, count: left.count + right.count }];
}

const codes = {};
function walk(tree, code) {
  if (tree.letter) codes[tree.letter] = code;
  else walk(tree.left, code + '0'), walk(tree.right, code + '1');
}
walk(trees[0], '');
// #endregion build

// #region show
let [coded, floor] = [0, 0];
for (const [letter, count] of [...counts].sort((a, b) => b[1] - a[1])) {
  const ideal = -Math.log2(count / text.length);
  coded += count * codes[letter].length;
  floor += count * ideal;
  console.log(`${letter} ${String(count).padStart(2)} times, worth`,
    `${ideal.toFixed(2)} bits, code ${codes[letter]}`);
}
console.log(`${text.length * 8} bits as bytes, ${coded} coded,`,
  `floor ${floor.toFixed(1)}`);
// #endregion show
