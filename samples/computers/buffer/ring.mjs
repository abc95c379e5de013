// #region ring
class Ring {
  constructor(size) {
    this.slots = new Uint8Array(size); // size: a power of two
    this.put = 0; // bytes ever written
    this.taken = 0; // bytes ever read
  }
  slot(count) {
    return count & (this.slots.length - 1); // count modulo size
  }
  write(bytes) {
    const free = this.slots.length - (this.put - this.taken);
    const fits = bytes.slice(0, free);
    for (const byte of fits) this.slots[this.slot(this.put++)] = byte;
    return fits.length;
  }
  read(most) {
    const end = Math.min(this.taken + most, this.put);
    const bytes = [];
    while (this.taken < end)
      bytes.push(this.slots[this.slot(this.taken++)]);
    return bytes;
  }
}
// #endregion ring

const bytes = (text) => [...text].map((letter) => letter.charCodeAt(0));
const text = (list) => String.fromCharCode(...list).replaceAll('\0', '·');

// #region use
const ring = new Ring(8);
const show = (what) =>
  console.log(what.padEnd(16), 'put', String(ring.put).padStart(2),
    ' taken', String(ring.taken).padStart(2),
    ' slots', text(ring.slots));

show(`wrote ${ring.write(bytes('abcdef'))} of 6`);
show(`read ${text(ring.read(4))}`);
show(`wrote ${ring.write(bytes('ghijklm'))} of 7`);
show(`read ${text(ring.read(99))}`);
// #endregion use
