// A language model that sees two words, trained by counting.
const corpus = `
the cat sat on the mat . the cat sat on the sofa .
the dog sat on the mat . the dog slept on the sofa .
the cat slept on the sofa . the cat ate the fish .
the dog ate the bone . the cat saw the dog .
anna was born in paris . ben was born in oslo .
cleo was born in paris . the dog saw the cat .`;

// #region train
const words = corpus.trim().split(/\s+/);
const vocabulary = [...new Set(words)];
const counts = new Map();
for (let i = 2; i < words.length; i++) {
  const context = words.slice(i - 2, i).join(' ');
  const row = counts.get(context) ?? new Map();
  counts.set(context, row.set(words[i], (row.get(words[i]) ?? 0) + 1));
}

/** A logit for each word: log of its count, 0.01 for the unseen. */
function logits(prompt) {
  const row = counts.get(prompt.split(' ').slice(-2).join(' '));
  return vocabulary.map((w) => Math.log((row?.get(w) ?? 0) + 0.01));
}

/** Divide by the temperature, exponentiate, make the sum 1. */
function softmax(values, temperature = 1) {
  const top = Math.max(...values);
  const e = values.map((v) => Math.exp((v - top) / temperature));
  const sum = e.reduce((a, b) => a + b);
  return e.map((power) => power / sum);
}
// #endregion train

// #region temperature
function ranked(prompt, temperature) {
  const p = softmax(logits(prompt), temperature);
  return vocabulary
    .map((word, i) => ({ word, p: p[i] }))
    .sort((a, b) => b.p - a.p);
}
const show = (list) =>
  list.map(({ word, p }) => `${word} ${p.toFixed(2)}`).join('  ');

console.log('"sat on the …", by temperature');
for (const t of [0.2, 0.5, 1, 2, 10])
  console.log(
    `${t}`.padStart(4),
    show(ranked('sat on the', t).slice(0, 5)),
  );
// #endregion temperature

// #region filters
const filters = {
  'top-k 3': (list) => list.slice(0, 3),
  'top-p 0.9': (list) => {
    let before = 0;
    return list.filter(({ p }) => (before += p) - p < 0.9);
  },
  'min-p 0.1': (list) => list.filter(({ p }) => p >= 0.1 * list[0].p),
};
console.log('\n"the cat …": how many words stay');
for (const t of [1, 3])
  for (const [name, keep] of Object.entries(filters)) {
    const kept = keep(ranked('the cat', t)).map(({ word }) => word);
    const some = kept.slice(0, 5).join(' ');
    console.log(`  t=${t}  ${name.padEnd(10)} ${kept.length}: ${some}`);
  }
// #endregion filters

// #region loss
/** exp of the mean surprise per word: -log of its probability. */
function perplexity(sentence) {
  const list = sentence.split(' ');
  let surprise = 0;
  for (let i = 2; i < list.length; i++) {
    const p = softmax(logits(list.slice(0, i).join(' ')));
    surprise -= Math.log(p[vocabulary.indexOf(list[i])]);
  }
  return Math.exp(surprise / (list.length - 2)).toFixed(1);
}
console.log(`\nperplexity, of ${vocabulary.length} possible`);
const sentence = 'the dog sat on the sofa .';
for (const s of [sentence, 'sofa the on sat dog the .'])
  console.log(perplexity(s).padStart(6), s);
// #endregion loss

// #region wrong
console.log('\n"dora was born in …", and there is no dora');
console.log(' ', show(ranked('dora was born in', 1).slice(0, 3)));
// #endregion wrong
