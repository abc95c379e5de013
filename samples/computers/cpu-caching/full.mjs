let cache, misses;

function read(address) {
  const line = Math.floor(address / 64);
  const at = cache.indexOf(line);
  if (at >= 0) {
    cache.splice(at, 1);
  } else {
    misses++;
    if (cache.length === 8) cache.shift();
  }
  cache.push(line);
}

// #region rows
function byRows(rows) {
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < 16; x++)
      read(y * 64 + x * 4);
}

// #endregion rows
function byColumns(rows) {
  for (let x = 0; x < 16; x++)
    for (let y = 0; y < rows; y++)
      read(y * 64 + x * 4);
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
count(byColumns, 16);
count(byColumns, 8);
count(byColumns, 9);
