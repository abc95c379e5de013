/** FNV-1a with the mixing step of MurmurHash3, 32 bits. */
function hash(text) {
  let h = 0x811c9dc5;
  for (const c of text) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

// #region place
/** The n-th server takes the hashes that leave the rest n. */
const modulo = (servers) => (key) =>
  servers[hash(key) % servers.length];

/** Each server stands at some points of a ring. A key belongs to the
 *  first point at or after its hash, round the end to the start. */
const ring = (each) => (servers) => {
  const points = servers
    .flatMap((server) => Array.from({ length: each }, (_, n) =>
      ({ at: hash(`${server}#${n}`), server })))
    .sort((a, b) => a.at - b.at);
  return (key) => {
    const from = hash(key);
    let low = 0;
    for (let high = points.length; low < high;) {
      const middle = (low + high) >> 1;
      if (points[middle].at < from) low = middle + 1;
      else high = middle;
    }
    return points[low % points.length].server;
  };
};

/** 1,024 slots for ever, and a list of who has which. The fifth
 *  server takes every fifth slot. */
const slots = (servers) => (key) => {
  const slot = hash(key) % 1024;
  const taken = servers.length === 5 && slot % 5 === 4;
  return taken ? servers[4] : servers[slot % 4];
};
// #endregion place

// #region compare
const four = ['ada', 'bob', 'cai', 'dan'];
const five = [...four, 'eva'];
const keys = Array.from({ length: 4000 }, (_, n) => `user-${n}`);

console.log('                   moved  to eva  fullest of five');
function compare(name, way) {
  const before = way(four);
  const after = way(five);
  const load = {};
  let moved = 0, toEva = 0;
  for (const key of keys) {
    const now = after(key);
    load[now] = (load[now] ?? 0) + 1;
    if (now === before(key)) continue;
    moved += 1;
    if (now === 'eva') toEva += 1;
  }
  console.log(name.padEnd(18), String(moved).padStart(5),
    String(toEva).padStart(7),
    String(Math.max(...Object.values(load))).padStart(16));
}
compare('modulo', modulo);
compare('ring, 1 point', ring(1));
compare('ring, 10 points', ring(10));
compare('ring, 200 points', ring(200));
compare('1,024 slots', slots);
// #endregion compare
