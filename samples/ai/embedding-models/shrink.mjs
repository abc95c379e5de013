// What a shorter vector costs: how many of the true ten neighbours
// are still found? 2,000 documents, 200 questions, 64 numbers each.
const size = 64;
let state = 5;
const most = 2 ** 31 - 1;
const random = () => (state = (state * 48271) % most) / most;
const normal = () =>
  Math.sqrt(-2 * Math.log(random())) * Math.cos(6.283185 * random());

// #region data
const dot = (a, b) => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i];
  return sum;
};
const unit = (a) => {
  const length = Math.sqrt(dot(a, a));
  return a.map((x) => x / length);
};
/** Later numbers are smaller: what Matryoshka training aims at. */
const fading = (i) => 1 / Math.sqrt(1 + i);
const themes = Array.from({ length: 100 }, () =>
  Float64Array.from({ length: size }, (_, i) => normal() * fading(i)),
);
const about = () => {
  const theme = themes[Math.floor(random() * themes.length)];
  return unit(theme.map((x, i) => x + 0.7 * normal() * fading(i)));
};
const documents = Array.from({ length: 2000 }, about);
const questions = Array.from({ length: 200 }, about);
// #endregion data

// #region recall
function nearest(score, count) {
  return documents
    .map((_, i) => [i, score(i)])
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, count)
    .map(([i]) => i);
}
const truth = questions.map((q) =>
  nearest((i) => dot(q, documents[i]), 10),
);

/** Share of the true ten that are among the ten found. */
function recall(found) {
  let hits = 0;
  found.forEach((list, n) => {
    hits += list.filter((i) => truth[n].includes(i)).length;
  });
  return (hits / (10 * found.length)).toFixed(2);
}

function search(change) {
  const changed = documents.map(change);
  return questions.map((q) => {
    const question = change(q);
    return nearest((i) => dot(question, changed[i]), 10);
  });
}
// #endregion recall

// #region shrink
const say = (name, bytes, value) =>
  console.log(name.padEnd(30), String(bytes).padStart(4), value);
console.log('what is kept                   bytes recall');
say('64 numbers of 32 bits', 256, recall(search((v) => v)));
const int8 = (v) => v.map((x) => Math.round(x * 127));
say('64 numbers of 8 bits', 64, recall(search(int8)));
say('the first 32', 128, recall(search((v) => unit(v.slice(0, 32)))));
say('the last 32', 128, recall(search((v) => unit(v.slice(32)))));
// #endregion shrink
