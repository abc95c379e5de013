let cache = [];
let misses = 0;

function read(address) {
  const line = Math.floor(address / 64);
  if (!cache.includes(line)) {
    misses++;
    cache.push(line);
  }
}

function byRows(rows) {
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < 16; x++)
      read(y * 64 + x * 4);
}

byRows(16);
console.log(misses, 'misses');
