// #region hash
/** FNV-1a with the mixing step of MurmurHash3, 32 bits. */
function hash(text) {
  let h = 0x811c9dc5;
  for (const c of text) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
// #endregion hash
// #region move
const modulo = (key, servers) => servers[hash(key) % servers.length];

/** Every server bids for the key; the highest bid wins. */
const rendezvous = (key, servers) =>
  servers.reduce((a, b) => (hash(key + a) > hash(key + b) ? a : b));

const four = ['ada', 'bob', 'cai', 'dan'];
const five = [...four, 'eva'];
const keys = Array.from({ length: 4_000 }, (_, n) => `user-${n}`);

for (const place of [modulo, rendezvous]) {
  const moved = keys.filter((k) => place(k, four) !== place(k, five));
  const toEva = moved.filter((k) => place(k, five) === 'eva');
  console.log(place.name.padEnd(10), `${moved.length} move,`,
    `${toEva.length} of them to the new server`);
}
// #endregion move
