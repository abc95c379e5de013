let cache = [], misses = 0;
let dirty = new Set(), written = 0;

function read(address) {
  const line = Math.floor(address / 64);
  const at = cache.indexOf(line);
  if (at >= 0) {
    cache.splice(at, 1);
  } else {
    misses++;
    if (cache.length === 8)
      if (dirty.delete(cache.shift())) written++;
  }
  cache.push(line);
}

function write(address) {
  read(address);
  dirty.add(Math.floor(address / 64));
}

for (let y = 0; y < 16; y++)
  for (let x = 0; x < 16; x++)
    write(y * 64 + x * 4);
console.log(misses, 'misses,', written, 'reached memory');
