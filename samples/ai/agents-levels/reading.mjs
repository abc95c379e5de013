/** Tokens that a model reads if each turn sends the whole history. */
function read(turns, start, added) {
  let sum = 0;
  for (let turn = 0; turn < turns; turn++) sum += start + turn * added;
  return sum;
}

for (const turns of [1, 10, 50])
  console.log(String(turns).padStart(3), 'turns:',
    read(turns, 3000, 1000), 'tokens read');
