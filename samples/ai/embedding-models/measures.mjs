// Three measures of likeness, and what a common direction does.
let state = 9;
const most = 2 ** 31 - 1;
const random = () => (state = (state * 48271) % most) / most;
const normal = () =>
  Math.sqrt(-2 * Math.log(random())) * Math.cos(6.283185 * random());
const make = (count, size, spread = 0) =>
  Array.from({ length: count }, () => {
    const length = 1 + spread * random();
    return Array.from({ length: size }, () => length * normal());
  });

// #region measures
const dot = (a, b) => a.reduce((sum, x, i) => sum + x * b[i], 0);
const norm = (a) => Math.sqrt(dot(a, a));
const unit = (a) => a.map((x) => x / norm(a));
const measures = {
  cosine: (a, b) => dot(a, b) / norm(a) / norm(b),
  dot,
  Euclid: (a, b) => -norm(a.map((x, i) => x - b[i])),
};
function firstFive(list, question, measure) {
  return list
    .map((v, i) => [i, measure(question, v)])
    .sort((a, b) => b[1] - a[1])
    .slice(0, 5)
    .map(([i]) => String(i).padStart(3))
    .join(' ');
}
const raw = make(200, 16, 2);
const [question] = make(1, 16);
for (const [name, list, q] of [
  ['as they are', raw, question],
  ['length 1', raw.map(unit), unit(question)],
]) {
  console.log(`five nearest, ${name}`);
  for (const [measure, f] of Object.entries(measures))
    console.log(' ', measure.padEnd(7), firstFive(list, q, f));
}
// #endregion measures

// #region cone
const sum = (numbers) => numbers.reduce((a, b) => a + b);
const mean = (list) =>
  list[0].map((_, i) => sum(list.map((v) => v[i])) / list.length);
function between(list) {
  const all = list.slice(1).map((v, i) => measures.cosine(v, list[i]));
  const [low, high] = [Math.min(...all), Math.max(...all)];
  return `${low.toFixed(2)} to ${high.toFixed(2)}`;
}
const words = make(200, 64);
const cone = words.map((v) => v.map((x) => x + 2));
const centre = mean(cone);
console.log('\ncosines of unrelated vectors');
console.log('  around the origin   ', between(words));
console.log('  all shifted         ', between(cone));
const centred = cone.map((v) => v.map((x, i) => x - centre[i]));
console.log('  minus their mean    ', between(centred));
// #endregion cone
