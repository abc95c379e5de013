// In how many of 500 lists of ten neighbours does one vector appear?
let state = 9;
const most = 2 ** 31 - 1;
const random = () => (state = (state * 48271) % most) / most;
const normal = () =>
  Math.sqrt(-2 * Math.log(random())) * Math.cos(6.283185 * random());

// #region hubs
const distance = (a, b) =>
  Math.hypot(...a.map((x, i) => x - b[i]));

for (const size of [2, 16, 128]) {
  const all = Array.from({ length: 500 }, () =>
    Array.from({ length: size }, normal),
  );
  const seen = all.map(() => 0);
  all.forEach((v, own) => {
    all
      .map((w, i) => [i, i === own ? Infinity : distance(v, w)])
      .sort((a, b) => a[1] - b[1])
      .slice(0, 10)
      .forEach(([i]) => seen[i]++);
  });
  const none = seen.filter((times) => times === 0).length;
  const name = `${size} numbers:`.padEnd(13);
  console.log(name, `busiest ${Math.max(...seen)},`, `in none ${none}`);
}
// #endregion hubs
