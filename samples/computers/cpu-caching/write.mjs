let cache, misses;
let dirty = new Set(), written = 0;

function read(address) {
  const line = Math.floor(address / 64);
  const at = cache.indexOf(line);
  if (at >= 0) {
    cache.splice(at, 1);
  } else {
    misses++;
    if (cache.length === 8) evict(cache.shift());
  }
  cache.push(line);
}

function evict(line) {
  if (dirty.delete(line)) written++;
}

function write(address) {
  read(address);
  dirty.add(Math.floor(address / 64));
}

function byRows(rows) {
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < 16; x++)
      write(y * 64 + x * 4);
}

// #region count
function count(order, rows) {
  cache = [];
  misses = 0;
  order(rows);
  console.log(order.name, rows, misses, 'misses');
}
// #endregion count

count(byRows, 16);
console.log(written, 'lines reached memory');
