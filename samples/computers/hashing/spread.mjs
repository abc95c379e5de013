// times31 as in hash.mjs
function times31(text) {
  let hash = 0;
  for (const letter of text)
    hash = (31 * hash + letter.charCodeAt(0)) % 2 ** 32;
  return hash;
}

// The last step of MurmurHash3.
function mix(hash) {
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

const bits = (hash) => hash.toString(2).padStart(32, '0');
for (const name of ['cat-1', 'cat-2'])
  console.log(name, bits(times31(name)));
for (const name of ['cat-1', 'cat-2'])
  console.log(name, bits(mix(times31(name))));
