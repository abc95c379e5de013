// #region functions
const functions = {
  sum: (bytes) => bytes.reduce((h, b) => (h + b) | 0, 0),
  'times 31': (bytes) => bytes.reduce((h, b) => (31 * h + b) | 0, 0),
  'FNV-1a': (bytes) =>
    bytes.reduce((h, b) => Math.imul(h ^ b, 16777619), 0x811c9dc5),
  'FNV-1a, mixed': (bytes) => mix(functions['FNV-1a'](bytes)),
};

/** The last step of MurmurHash3: every bit reaches every bit. */
function mix(h) {
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
// #endregion functions

const bytesOf = (text) => [...text].map((c) => c.charCodeAt(0));
const key = (n) => `user-${String(n).padStart(4, '0')}`;
const ones = (n) => n.toString(2).replaceAll('0', '').length;

/** How many of the 32 bits change, on average, with one bit of a key. */
function changed(hash) {
  let [flips, total] = [0, 0];
  for (let n = 0; n < 80; n++) {
    const bytes = bytesOf(key(n));
    const own = hash(bytes);
    for (let bit = 0; bit < 8 * bytes.length; bit++) {
      const other = [...bytes];
      other[bit >> 3] ^= 1 << (bit & 7);
      total += ones((own ^ hash(other)) >>> 0);
      flips++;
    }
  }
  return total / flips;
}

/** Keys in the fullest of 1,024 slots, and slots left empty. */
function slots(hash) {
  const table = new Array(1024).fill(0);
  for (let n = 0; n < 1024; n++) table[hash(bytesOf(key(n))) & 1023]++;
  return [Math.max(...table), table.filter((count) => count === 0).length];
}

// #region show
for (const [name, hash] of Object.entries(functions)) {
  const [fullest, empty] = slots(hash);
  console.log(name.padEnd(14), changed(hash).toFixed(1).padStart(4),
    'bits change, fullest slot', String(fullest).padStart(2),
    'of 1024 keys, empty', empty);
}
// #endregion show
