function misses(width, size, sets, ways) {
  const cache = Array.from({ length: sets }, () => []);
  let misses = 0;
  for (let x = 0; x < size; x++)
    for (let y = 0; y < size; y++) {
      const address = (y * width + x) * 4;
      const line = Math.floor(address / 64);
      const set = cache[line % sets];
      const at = set.indexOf(line);
      if (at >= 0) {
        set.splice(at, 1);
      } else {
        misses++;
        if (set.length === ways) set.shift();
      }
      set.push(line);
    }
  return misses;
}

for (const width of [512, 513, 514, 516, 520, 528])
  console.log(width, misses(width, 512, 64, 8));
