let cache, misses;

function read(address) {
  const line = Math.floor(address / 64);
  const set = cache[line % 4];
  const at = set.indexOf(line);
  if (at >= 0) {
    set.splice(at, 1);
  } else {
    misses++;
    if (set.length === 2) set.shift();
  }
  set.push(line);
}

function byColumns(rows, apart) {
  for (let x = 0; x < 16; x++)
    for (let y = 0; y < rows; y++)
      read(y * apart + x * 4);
}

// #region count
function count(order, rows, apart) {
  cache = [[], [], [], []];
  misses = 0;
  order(rows, apart);
  console.log(order.name, rows, misses, 'misses');
}
// #endregion count

count(byColumns, 3, 64);
count(byColumns, 3, 256);
count(byColumns, 3, 320);
