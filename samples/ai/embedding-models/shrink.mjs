import { readFileSync } from 'node:fs';

// #region rules
const all = JSON.parse(readFileSync('tools.json', 'utf8'))
  .map((tool) => tool.vector);

const dot = (a, b) => a.reduce((sum, x, i) => sum + x * b[i], 0);
const length1 = (a) => {
  const length = Math.sqrt(dot(a, a));
  return a.map((x) => x / length);
};
// The ten that are nearest to vector i, apart from itself.
function ten(vectors, i, candidates = vectors.keys()) {
  const hits = [...candidates].filter((j) => j !== i);
  const near = hits.map((j) => [dot(vectors[i], vectors[j]), j]);
  near.sort((a, b) => b[0] - a[0] || a[1] - b[1]);
  return near.map((hit) => hit[1]);
}
const truth = all.map((_, i) => ten(all, i).slice(0, 10));

// How many of the true ten are found, as a share.
function recall(name, bytes, found) {
  let hits = 0;
  truth.forEach((right, i) => {
    hits += found(i).filter((j) => right.includes(j)).length;
  });
  const share = (hits / (10 * all.length)).toFixed(2);
  console.log(name.padEnd(31), String(bytes).padStart(5), share);
}
const search = (vectors) => (i) => ten(vectors, i).slice(0, 10);
// #endregion rules
const int8 = all.map((a) => {
  const most = Math.max(...a.map(Math.abs));
  return length1(a.map((x) => Math.round((x / most) * 127)));
});
const bits = all.map((a) => a.map((x) => (x > 0 ? 1 : -1)));
const half = all.map((a) => a.slice(0, 256));

console.log('what is kept                    bytes recall');
recall('512 numbers of 32 bits', 2048, search(all));
recall('512 numbers of 8 bits', 512, search(int8));
recall('512 bits: the signs', 64, search(bits));
recall('bits for 40, then 8 bits for 10', 576, (i) =>
  ten(int8, i, ten(bits, i).slice(0, 40)).slice(0, 10));
recall('the first 256, not made length 1', 1024, search(half));
recall('the first 256, made length 1', 1024, search(half.map(length1)));
