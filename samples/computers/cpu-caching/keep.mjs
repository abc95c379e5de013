let cache = [];
let misses = 0;

function read(address) {
  if (!cache.includes(address)) {
    misses++;
    cache.push(address);
  }
}

function byRows(rows) {
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < 16; x++)
      read(y * 64 + x * 4);
}

byRows(16);
console.log(misses, 'misses');
