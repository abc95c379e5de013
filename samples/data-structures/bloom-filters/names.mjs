const bits = new Array(32).fill(0);

function add(name) {
  for (const position of positions(name)) {
    bits[position] = 1;
  }
}

function ask(name) {
  for (const position of positions(name)) {
    if (bits[position] === 0) return 'no';
  }
  return 'maybe';
}

for (const name of ['cai', 'eva', 'gus', 'sue']) add(name);
for (const name of ['eva', 'dan', 'pia']) {
  console.log(name, positions(name), ask(name));
}

// #region helpers
// #region positions
function positions(name) {
  const start = hash1(name);
  const step = hash2(name);
  const list = [];
  for (let i = 0; i < 3; i++) {
    list.push((start + i * step) % bits.length);
  }
  return list;
}
// #endregion positions

// Both return a number from 0 to 4,294,967,295.
function hash1(name) {
  return hash(name, 1);
}

// An odd step is never a multiple of 32, so the three
// positions differ.
function hash2(name) {
  return (hash(name, 2) | 1) >>> 0;
}

// Mixes the characters of a name into a number that looks
// random. Another seed gives another number.
function hash(name, seed) {
  let h = seed ^ 0x811c9dc5;
  for (const c of name) {
    h = Math.imul(h ^ c.charCodeAt(0), 0x01000193);
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
// #endregion helpers
