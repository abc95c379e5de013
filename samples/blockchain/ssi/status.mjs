import { gunzipSync, gzipSync }
  from 'node:zlib';

// #region bits
// eight bits in each byte, leftmost first
function setBit(bytes, at) {
  bytes[at >> 3] |= 128 >> (at & 7);
}
function getBit(bytes, at) {
  const bit = 128 >> (at & 7);
  return bytes[at >> 3] & bit ? 1 : 0;
}
// #endregion bits

// the registry: 131,072 bits, all of them 0
const bits = Buffer.alloc(131_072 / 8);
setBit(bits, 4711);
const published = gzipSync(bits);

// the bar fetches and unpacks the whole list
const list = gunzipSync(published);
console.log('bit 4711:', getBit(list, 4711));
console.log('bit 4712:', getBit(list, 4712));
console.log(list.length, 'bytes,',
  published.length, 'compressed');
