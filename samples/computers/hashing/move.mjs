// Takes the hash of a text: times31, then mix, as in spread.mjs.
function hash(text) {
  let h = 0;
  for (const letter of text)
    h = (31 * h + letter.charCodeAt(0)) % 2 ** 32;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

// By the remainder of the division.
const byRemainder = (servers) => (name) =>
  servers[hash(name) % servers.length];

// On the ring: each server has 100 points.
function byRing(servers) {
  const points = [];
  for (const server of servers)
    for (let n = 0; n < 100; n++)
      points.push([hash(`${server}-${n}`), server]);
  points.sort((a, b) => a[0] - b[0]);
  return (name) => {
    const next = points.find((p) => p[0] >= hash(name));
    return (next ?? points[0])[1];
  };
}

const four = ['ada', 'bob', 'cai', 'dan'];
const five = [...four, 'eva'];
for (const rule of [byRemainder, byRing]) {
  const [before, after] = [rule(four), rule(five)];
  let moved = 0;
  for (let n = 0; n < 10_000; n++)
    if (before(`photo-${n}`) !== after(`photo-${n}`)) moved++;
  console.log(rule.name, moved, 'of 10000 move');
}
