const rides = [  // quarter hours from 19:00, minutes
  [-8, 6], [-6, 7], [-4, 9], [-2, 12], [0, 11],
  [2, 8], [4, 10], [6, 6], [8, 6],
];
const kept = [  // never used for a step
  [-7, 6], [-5, 8], [-3, 11], [-1, 12],
  [1, 9], [3, 7], [5, 7], [7, 6],
];
// #region same
const squash = x => x / (1 + Math.abs(x));
function model(w, time) {
  let minutes = w[24];
  for (let i = 0; i < 24; i += 3) {
    minutes += w[i + 2] * squash(w[i] * time + w[i + 1]);
  }
  return minutes;
}
function loss(w, list) {
  let sum = 0;
  for (const [time, minutes] of list) {
    const error = model(w, time) - minutes;
    sum += error * error;
  }
  return sum / list.length;
}
function slope(w, i) {
  const more = w.with(i, w[i] + 0.001);
  const less = w.with(i, w[i] - 0.001);
  return (loss(more, rides) - loss(less, rides)) / 0.002;
}
// #endregion

// #region chance
let seed = Number(process.argv[2] ?? 21);
function chance() {  // from -1 to 1, the same each time
  seed = seed * 48271 % 2147483647;
  return seed / 2147483647 * 2 - 1;
}
// #endregion
let w = Array.from({ length: 25 }, chance);
for (let step = 0; step <= 5000; step++) {
  if ([0, 10, 100, 500, 5000].includes(step)) {
    console.log(step, 'steps: loss', loss(w, rides).toFixed(2),
      ' kept', loss(w, kept).toFixed(2));
  }
  w = w.map((value, i) => value - 0.03 * slope(w, i));
}
