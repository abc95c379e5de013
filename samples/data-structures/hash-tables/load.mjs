// Numbers from 1 to 2^32 - 1, seemingly at random (xorshift32).
let last = 2463534242;
function randomKey() {
  last ^= last << 13;
  last ^= last >>> 17;
  last ^= last << 5;
  return last >>> 0;
}

// #region load
let looks = 0; // slots that searches have looked at

function search(table, key) {
  let at = key % table.length;
  for (looks++; table[at] !== 0 && table[at] !== key; looks++) {
    at = (at + 1) % table.length;
  }
  return at;
}
function meanLooks(times, act) {
  looks = 0;
  for (let i = 0; i < times; i++) act(randomKey());
  return (looks / times).toFixed(1);
}

for (const slots of [2_000, 200_000]) {
  for (const full of [0.5, 0.75, 0.9]) {
    const table = new Float64Array(slots); // 0 is an empty slot
    const present = meanLooks(slots * full, (key) => {
      table[search(table, key)] = key; // finding it is the same walk
    });
    const absent = meanLooks(20_000, (key) => search(table, key));
    console.log(`${slots} slots, ${full} full: ${present}, ${absent}`);
  }
}
// #endregion load
